import { randomUUID } from 'node:crypto'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '../../../http/failures.server'
import { answerLeft } from '../../../http/form-answer.server'
import { readVisitor, type Visitor } from '../../../http/visitor.server'
import { i18nFor } from '../../../i18n/i18n.server'
import { configuration } from '../../../upstream/content.server'
import {
  type Dictionaries,
  type DictionaryName,
  statementParameters,
} from '../../../upstream/dictionaries.server'
import { isUpstreamError } from '../../../upstream/errors'
import { registryParcel } from '../../../upstream/map.server'
import { type Life, oneStatement, type Statement } from '../../../upstream/one-statement.server'
import { similarStatements } from '../../../upstream/statements.server'
import { viewStatement } from '../../analytics'
import { loadBanner } from '../../banners/index.server'
import { leftOut } from '../../favorites/index.server'
import { drawPlaceMap } from '../../map/index.server'
import { takePhone } from '../../owner/index.server'
import { sharedPicture } from '../../share/index.server'
import type { ReturnedForm } from '../acts/act-forms'
import { statementAddress, statementLinks } from '../statement-address'
import { searchCameFrom } from './came-from'
import { statementCard } from './shared-picture.server'

/** Two rows on a desk. */
const similarQuery = new URLSearchParams({ per_page: '8' })

/** What anybody may see; the rest is its owner's. */
const READABLE = new Set<Life>(['active', 'expired'])

/** A statement with what names its ids. A number that nobody has is the page "not found". */
export async function loadStatement({ request, context }: LoaderFunctionArgs, id: number) {
  const visitor = readVisitor({ request, context })
  const [statement, dictionaries, similar, user, config, interscroller] = await Promise.all([
    visitor.call(oneStatement(id)).catch((error: unknown) => {
      if (isUpstreamError(error) && error.status === 404) throw notFound('errors.statement_not_found')
      throw error
    }),
    visitor.reference(statementParameters),
    visitor.optional(
      'similar',
      visitor.call(similarStatements(id, leftOut({ request, context }).list(similarQuery))),
    ),
    visitor.optional('user', visitor.user()),
    visitor.optional('config', visitor.reference(configuration)),
    loadBanner(visitor, request, 'interscroller'),
  ])
  if (!statement.isOwn && !READABLE.has(statement.life)) throw notFound('errors.statement_not_found')
  const phone = takePhone(request, [`statement/${statement.uuid}`], context)
  const returned = answerLeft<ReturnedForm>(context)
  const { language } = visitor
  const names = namesOf(statement, dictionaries)
  const page = {
    language,
    statement,
    names,
    similar: similar?.cards ?? [],
    interscroller,
    map: await mapOf(statement, visitor),
    phone: phone && { subject: phone.subject, number: phone.number },
    rate: config?.exchangeRate,
    back: searchCameFrom(request.headers.get('referer'), context.origin, language),
    sender: user && { name: user.name, phone: user.phone },
    formKey: randomUUID(),
    returned,
    /** The word before the title of a page with a form that came back. */
    mistake: returned && (await i18nFor(language)).getFixedT(language, 'ui')('mistake'),
    canonical: statementAddress(statement, language),
    elsewhere: statementLinks(statement),
    picture: await sharedPicture('statement', statement.id, { language, site: context.site }, (words) =>
      statementCard(statement, names.room_types, words),
    ),
    told: context.dataLayer && [viewStatement(statement)],
  }
  return data(page, phone && { headers: { 'Set-Cookie': phone.clear } })
}

/** Where it is, if that is known; the outline of its land is the registry's, found by the code that the owner shows. */
async function mapOf({ id, place, cadastralCode }: Statement, visitor: Visitor) {
  if (!place) return undefined
  const parcel = cadastralCode
    ? await visitor.optional('parcel', visitor.call(registryParcel(id)))
    : undefined
  return drawPlaceMap(place, visitor.language, parcel)
}

/** The names of the statement's deal and of every dictionary id it has. */
function namesOf(statement: Statement, dictionaries: Dictionaries): StatementNames {
  const ids = { ...statement.dictionaryIds, deal_types: statement.dealId }
  const named = Object.entries(ids).flatMap(([dictionary, id]) => {
    const rows = dictionaries[dictionary as DictionaryName].all
    const name = rows.find((row) => row.id === id)?.name
    return name ? [[dictionary, name]] : []
  })
  return Object.fromEntries(named)
}

export type StatementNames = Partial<Record<DictionaryName, string>>
export type StatementData = Awaited<ReturnType<typeof loadStatement>>['data']
