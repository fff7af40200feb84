import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { parseStatementId, statementUrl, tourUrl } from '~/features/statements'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'
import { statementById } from '~/upstream/statement-details.server'
import { statementTour } from '~/upstream/tours.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { largestViewFile } from './view-sources'

/** Loads the tour. A statement without its own tour redirects to its page; hidden ones are 404. */
export async function loadTour(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  const { language } = visitor
  const id = parseStatementId(args.params.id)
  if (id === undefined) throw notFound('errors.statement_not_found')
  const [statement, rooms, i18n] = await Promise.all([
    visitor.call(statementById(id)).catch(throwNotFound),
    visitor.call(statementTour(id)).catch(throwNotFound),
    getI18n(language),
  ])
  const statementHref = statementUrl(statement, language)
  if (rooms.length === 0 || (statement.status !== 'active' && !statement.isOwn)) throw redirect(statementHref)
  const t = i18n.getFixedT(language, 'tours')
  const [first] = rooms
  return {
    title: statement.title,
    address: statementHref,
    rooms,
    meta: {
      title: t('heading', { title: statement.title }),
      description: t('description', { title: statement.title, count: rooms.length }),
      canonical: tourUrl(id, language),
      noIndex: statement.status !== 'active',
      share: { kind: 'website' as const, ...(first && { image: largestViewFile(first.view) }) },
    },
  }
}

function throwNotFound(error: unknown): never {
  if (isUpstreamError(error) && error.status === 404) throw notFound('errors.statement_not_found')
  throw error
}

export type TourData = Awaited<ReturnType<typeof loadTour>>
