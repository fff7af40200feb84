import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const CHEAP = { N: 2, r: 1, p: 1 }

/**
 * Hashes of passwords are meant to be expensive: a fifth of a second of the processor each, most of what tests of accounts
 * would take. Here they cost next to nothing; the unit tests and the journeys make real ones.
 */
const { scrypt } = crypto
if (scrypt.name !== 'cheapScrypt') {
  crypto.scrypt = function cheapScrypt(
    password: crypto.BinaryLike,
    salt: crypto.BinaryLike,
    length: number,
    ...[options, callback]: unknown[]
  ) {
    scrypt(password, salt, length, { ...(options as object), ...CHEAP }, callback as never)
  } as typeof scrypt
  syncBuiltinESMExports()
}
