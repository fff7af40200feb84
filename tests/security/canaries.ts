import { randomInt } from 'node:crypto'
import { ACCOUNT_TYPES, type AccountType } from '~contract/accounts'
import { isFullRun } from '../full-run'
import type { MatrixResult } from './csrf-matrix'
import { listPaths } from './route-list'
import {
  type Actor,
  forEachAtOnce,
  type RawAnswer,
  type RawRequest,
  type SecuritySite,
  sendRaw,
} from './security-site'

/** Values that no other person may see, and that no log, URL or cache may contain. */
interface Canaries {
  token: string
  personalNumber: string
  birthDate: string
  message: string
  phone: string
}

const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('')

/**
 * Plants canaries in the data of each demo user, sends some as each of them, and searches for all of them
 * everywhere.
 */
export async function findCanaries(site: SecuritySite): Promise<MatrixResult> {
  const canaries = new Map<AccountType, Canaries>()
  for (const type of ACCOUNT_TYPES) canaries.set(type, await plant(site, type))
  const problems: string[] = []
  const inspect = (name: string, answer: RawAnswer, actor: Actor) => {
    for (const [owner, planted] of canaries)
      for (const problem of listSightings(answer, planted, owner === actor))
        problems.push(`${name}: ${problem} of ${owner}`)
  }
  const actors: readonly Actor[] = [undefined, ...ACCOUNT_TYPES]
  // Caches contain in the second round what others were shown.
  const rounds = isFullRun ? 2 : 1
  const visits = Array.from({ length: rounds }, (_, round) =>
    ['', '/en', '/ru'].flatMap((prefix, language) =>
      listPaths().flatMap((path, row) =>
        actors
          // The short run requests each page as a guest and one user, in alternating languages.
          .filter(
            (actor, column) =>
              isFullRun || ((row + round) % 3 === language && (!actor || row % 5 === column - 1)),
          )
          .map((actor) => ({ path: prefix && path === '/' ? prefix : prefix + path, actor })),
      ),
    ),
  ).flat()
  await forEachAtOnce(visits, async ({ path, actor }) => {
    inspect(`${path} for ${actor ?? 'a guest'}`, await sendRaw(site, { path, actor }), actor)
  })
  const statement = await findStatementOfNobody(site)
  const sent = ACCOUNT_TYPES.flatMap((type) => listSubmissions(type, statement, canaries.get(type)))
  for (const request of sent)
    inspect(`${request.method ?? 'GET'} ${request.path}`, await sendRaw(site, request), request.actor)
  // A page that a user has just seen must not be shown to the next one.
  for (const path of ['/', '/s', '/contact', '/account/payments'])
    inspect(`${path} afterwards`, await sendRaw(site, { path }), undefined)
  for (const [owner, planted] of canaries)
    for (const [kind, text] of Object.entries(planted))
      if (site.readLog().includes(text)) problems.push(`the log holds a ${kind} of ${owner}`)
  return { cells: visits.length + sent.length + 4, problems }
}

async function plant({ pool, tokens }: SecuritySite, type: AccountType): Promise<Canaries> {
  const planted = {
    token: tokens.get(type) ?? '',
    personalNumber: `0199${digits(7)}`,
    // Dates that occur nowhere else on the site, with a decade for each type of account.
    birthDate: `19${ACCOUNT_TYPES.indexOf(type) + 1}${digits(1)}-0${randomInt(1, 10)}-${randomInt(10, 29)}`,
    message: `canary-${digits(12)}`,
    phone: `5998${digits(5)}`,
  }
  const { rows } = await pool.query<{ id: number }>(
    'update users set personal_number = $2, birth_date = $3 where email = $1 returning id',
    [`${type}@demo.test`, planted.personalNumber, planted.birthDate],
  )
  const id = rows[0]?.id
  await pool.query(
    `insert into notifications (user_id, kind, details) values ($1, 1, jsonb_build_object('message', $2::text, 'phone_number', $3::text))`,
    [id, planted.message, planted.phone],
  )
  await pool.query(
    `insert into service_orders (user_id, service_type_id, state, details)
     select $1, id, 'paid', jsonb_build_object('comment', $2::text, 'phone_number', $3::text) from service_types order by id limit 1`,
    [id, planted.message, planted.phone],
  )
  await pool.query(
    `insert into payment_cards (user_id, provider, token, card_mask) values ($1, 'sandbox', $2, '516812******1234')`,
    [id, planted.message],
  )
  return planted
}

/** Finds a statement of another user: its owner may read messages about it. */
async function findStatementOfNobody({ pool }: SecuritySite): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select s.id from statements s join users u on u.id = s.user_id
     where s.status = 'active' and coalesce(u.email, '') not like '%@demo.test' order by s.id limit 1`,
  )
  if (!rows[0]) throw new Error('every statement is of a demo person')
  return rows[0].id
}

function listSubmissions(actor: AccountType, statement: number, planted: Canaries | undefined): RawRequest[] {
  const { token, personalNumber, birthDate, message, phone } = planted ?? {
    token: '',
    personalNumber: '',
    birthDate: '',
    message: '',
    phone: '',
  }
  const typed = new URLSearchParams({
    name: message,
    message,
    phone_number: phone,
    personal_number: personalNumber,
    birth_date: birthDate,
    email: `${message}@canary.test`,
    comment: message,
    return_to: '/s',
    intent: 'message',
  }).toString()
  const post = (path: string) => ({ path, actor, method: 'POST', body: typed })
  return [
    post('/contact'),
    post(`/statements/${statement}?call_request=1`),
    post(`/statements/${statement}`),
    post('/dynamic-forms/1'),
    post('/account/personalInformation'),
    post('/vip'),
    post('/do/phone'),
    post('/nowhere'),
    // URLs as in old links or mistakes.
    { path: `/s?access_token=${token}&auth_state=x`, actor: undefined },
    { path: `/nope?access_token=${token}`, actor: undefined },
    { path: `/contact?phone=${phone}&name=${message}`, actor },
    { path: `/%?token=${token}&phone=${phone}`, actor },
    {
      path: '/s',
      actor,
      headers: { referer: `http://x.test/?phone=${phone}&token=${token}`, 'user-agent': message },
    },
    { path: '/csp-reports', actor, method: 'POST', body: message },
  ]
}

/** Lists leaks. A user's own page may show their data, but no token, and nothing in URLs of links. */
function listSightings({ text, headers }: RawAnswer, planted: Canaries, isOwn: boolean): string[] {
  const { token, personalNumber, birthDate, message, phone } = planted
  const sightings: string[] = []
  if (text.includes(token)) sightings.push('a page shows the token')
  const addresses = [
    String(headers.location ?? ''),
    ...[...text.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, url = '']) => url),
  ]
  for (const secret of [token, personalNumber, birthDate])
    if (addresses.some((url) => url.includes(secret))) sightings.push('an address holds a secret')
  if (!isOwn)
    for (const secret of [personalNumber, birthDate, message, phone])
      if (text.includes(secret)) sightings.push('a page shows data')
  return sightings
}
