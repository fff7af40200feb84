import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

type Cost = { N: number; r: number; p: number; maxmem: number }

const derive = promisify<string, Buffer, number, Cost, Buffer>(scrypt)

const HASH_BYTES = 32
/** Scrypt cost: 32 MB and about 80 ms a password. Equivalent to the other settings OWASP recommends. */
const COST = { N: 2 ** 15, r: 8, p: 3 }

/** Returns `scrypt:N:r:p:salt:hash`. The stored cost can be raised without invalidating old hashes. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password.normalize(), salt, HASH_BYTES, withMemoryLimit(COST))
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join(':')
}

/** Verifies a password. Takes equally long for a missing account, so timing does not reveal accounts. */
export async function verifyPassword(
  password: string,
  storedHash: string | null | undefined,
): Promise<boolean> {
  const [scheme, N, r, p, salt = '', hash = ''] = (storedHash ?? (await dummyHash)).split(':')
  if (scheme !== 'scrypt') return false
  const cost = withMemoryLimit({ N: Number(N), r: Number(r), p: Number(p) })
  const expected = Buffer.from(hash, 'base64url')
  const actual = await derive(password.normalize(), Buffer.from(salt, 'base64url'), expected.length, cost)
  return timingSafeEqual(actual, expected) && Boolean(storedHash)
}

const dummyHash = hashPassword(randomBytes(16).toString('hex'))

function withMemoryLimit(cost: Omit<Cost, 'maxmem'>): Cost {
  return { ...cost, maxmem: 256 * cost.N * cost.r }
}
