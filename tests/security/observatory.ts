import type { RawAnswer } from './security-site'

/** Highest score of a site that is not in the preload lists of browsers. */
export const MAX_SCORE = 140

export interface Score {
  score: number
  /** Penalties with their reasons. */
  losses: string[]
}

/**
 * Scores one response by the rules of the Mozilla HTTP Observatory (mdn-http-observatory 1.4): a hundred,
 * minus penalties, plus bonuses above ninety.
 */
export function scoreAnswer({ headers, cookies, text }: RawAnswer): Score {
  const results = [
    scorePolicy(String(headers['content-security-policy'] ?? '')),
    scoreCookies(cookies),
    scoreHeader(
      'Cross-Origin-Resource-Policy',
      headers['cross-origin-resource-policy'],
      /^same-(origin|site)$/,
      10,
    ),
    scoreHeader(
      'Referrer-Policy',
      headers['referrer-policy'],
      /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/,
      5,
    ),
    scoreScripts(String(headers['content-type'] ?? ''), text),
    scoreTransport(String(headers['strict-transport-security'] ?? '')),
    headers['access-control-allow-origin'] === undefined
      ? {}
      : { penalty: 50, loss: 'other sites may read it' },
    headers['x-content-type-options'] === 'nosniff' ? {} : { penalty: 5, loss: 'its type may be guessed' },
  ]
  const penalties = sum(results.map(({ penalty = 0 }) => penalty))
  const bonuses = penalties > 10 ? 0 : sum(results.map(({ bonus = 0 }) => bonus))
  return { score: 100 - penalties + bonuses, losses: results.flatMap(({ loss }) => loss ?? []) }
}

interface Result {
  penalty?: number
  bonus?: number
  loss?: string
}

/** Scores the policy; its part for frames counts as a test of its own. */
function scorePolicy(policy: string): Result {
  const directives = new Map(
    policy.split(';').map((part): [string, string[]] => {
      const [name = '', ...values] = part.trim().split(/\s+/)
      return [name, values]
    }),
  )
  const scripts = directives.get('script-src') ?? directives.get('default-src') ?? []
  if (policy === '') return { penalty: 25 + 20, loss: 'no content policy' }
  if (scripts.some((source) => /^('unsafe-|\*$|https?:$|data:)/.test(source)))
    return { penalty: 20, loss: 'the policy allows any script' }
  if (!directives.get('frame-ancestors')?.includes("'none'")) return { penalty: 20, loss: 'it may be framed' }
  const isStrict =
    directives.get('default-src')?.join() === "'none'" &&
    directives.get('base-uri')?.join() === "'none'" &&
    directives.get('form-action')?.[0] === "'self'" &&
    !policy.includes("'unsafe-")
  return isStrict ? { bonus: 10 + 5 } : { bonus: 5 + 5, loss: 'the policy does not begin with nothing' }
}

function scoreCookies(cookies: readonly string[]): Result {
  if (cookies.length === 0) return { loss: 'it sets no cookie' }
  const isSafe = (line: string) => /;\s*Secure/i.test(line) && /;\s*SameSite=(Lax|Strict)/i.test(line)
  if (cookies.every((line) => isSafe(line) && /;\s*HttpOnly/i.test(line))) return { bonus: 5 }
  return { penalty: 40, loss: 'a cookie is not protected' }
}

function scoreHeader(name: string, value: unknown, wanted: RegExp, bonus: number): Result {
  return wanted.test(String(value)) ? { bonus } : { penalty: 5, loss: `${name} is ${value}` }
}

function scoreScripts(type: string, html: string): Result {
  const scripts = type.startsWith('text/html')
    ? [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)]
    : []
  if (scripts.length === 0) return { loss: 'it has no script to check' }
  if (scripts.some(([, src = '']) => !/^\/(?!\/)/.test(src)))
    return { penalty: 50, loss: 'scripts of another site' }
  return scripts.every(([tag]) => tag.includes('integrity="'))
    ? { bonus: 5 }
    : { loss: 'its scripts, all of our own origin, have no checksum' }
}

/** Scores HSTS; the minimum is half a year. */
function scoreTransport(header: string): Result {
  const [, seconds = '0'] = /max-age=(\d+)/.exec(header) ?? []
  return Number(seconds) >= 15_768_000 ? {} : { penalty: 20, loss: 'browsers may come without TLS' }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
