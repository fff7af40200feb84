import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { notFound } from '../../http/failures.server'
import { readVisitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { isUpstreamError } from '../../upstream/errors'
import { oneStatement } from '../../upstream/one-statement.server'
import { tourOf } from '../../upstream/tours.server'
import { statementAddress, statementIdOf, tourAddress } from '../statements'
import { viewFile } from './view-sources'

/** The rooms of a statement. One without a tour of its own has only its page; whatever is not shown there is not here. */
export async function loadTour(args: LoaderFunctionArgs) {
  const visitor = readVisitor(args)
  const { language } = visitor
  const id = statementIdOf(args.params.id)
  if (id === undefined) throw notFound('errors.statement_not_found')
  const [statement, rooms, i18n] = await Promise.all([
    visitor.call(oneStatement(id)).catch(toNotFound),
    visitor.call(tourOf(id)).catch(toNotFound),
    i18nFor(language),
  ])
  const address = statementAddress(statement, language)
  if (rooms.length === 0 || (statement.life !== 'active' && !statement.isOwn)) throw redirect(address)
  const t = i18n.getFixedT(language, 'tour')
  const [first] = rooms
  return {
    title: statement.title,
    address,
    rooms,
    meta: {
      title: t('heading', { title: statement.title }),
      description: t('description', { title: statement.title, count: rooms.length }),
      canonical: tourAddress(id, language),
      hidden: statement.life !== 'active',
      share: { kind: 'website' as const, ...(first && { image: viewFile(first.view) }) },
    },
  }
}

function toNotFound(error: unknown): never {
  if (isUpstreamError(error) && error.status === 404) throw notFound('errors.statement_not_found')
  throw error
}

export type TourData = Awaited<ReturnType<typeof loadTour>>
