import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { readRevealedPhones } from '~/features/statement-owner/index.server'
import { statementUrl } from '~/features/statements'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { toUndefinedIfMissing } from '~/page/missing-data.server'
import { getVisitor, type RequestAndContext, type Visitor } from '~/session/visitor.server'
import { statementById } from '~/upstream/statement-details.server'
import {
  freeViewingTimes,
  type Viewing,
  type ViewingReference,
  viewingById,
} from '~/upstream/viewings.server'
import { isUuid } from '~contract/values/ids'
import { isCancelled, isComing, toViewingPath, VIEWING_KEY_PARAM } from '~contract/viewings'
import { formatWhen } from './format-when'
import { serializeViewingKey, toViewingReference } from './viewing-keys.server'

/**
 * Loads a viewing for one of its sides. The key in a guest's link moves into a cookie, so that the address
 * can be shared. Opening a link changes nothing, as mail scanners open links, too.
 */
export async function loadViewingPage(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  const { language } = visitor
  const id = requireViewingId(args.params)
  const key = new URL(args.request.url).searchParams.get(VIEWING_KEY_PARAM)
  if (key !== null) throw await storeKey(args, { id, key })
  const [viewing, i18n] = await Promise.all([
    findViewing(visitor, toViewingReference(args, id)),
    getI18n(language),
  ])
  const t = i18n.getFixedT(language, 'viewings')
  const canonical = toViewingPath(id)
  if (!viewing) {
    const page = { title: t('missing_title'), canonical, isSignedIn: visitor.isSignedIn, found: undefined }
    return data(page, { status: 404 })
  }
  const title = t('viewing_title', { when: formatWhen(viewing, language) })
  return data({ title, canonical, isSignedIn: visitor.isSignedIn, found: await loadDetails(args, viewing) })
}

/** Redirects to the address without the key, which is stored if it is right. */
async function storeKey(args: RequestAndContext, reference: ViewingReference): Promise<Response> {
  // Analytics receive the URL of a page, which contains the key.
  args.context.dataLayer = undefined
  const visitor = getVisitor(args)
  const isRight = (await findViewing(visitor, reference)) !== undefined
  const headers = new Headers()
  if (isRight) headers.set('Set-Cookie', serializeViewingKey(args, reference))
  return redirect(toLocalizedPath(toViewingPath(reference.id), visitor.language), { status: 303, headers })
}

export async function findViewing(
  visitor: Visitor,
  reference: ViewingReference,
): Promise<Viewing | undefined> {
  return visitor.call(viewingById(reference)).catch(toUndefinedIfMissing)
}

/** Loads what the visitor may see of the statement, and the times to which the viewing can move. */
async function loadDetails(args: RequestAndContext, viewing: Viewing) {
  const visitor = getVisitor(args)
  const canChange = isComing(viewing.state) && viewing.startsAt > new Date()
  const [statement, times] = await Promise.all([
    findStatement(visitor, viewing.statement.id),
    canChange ? visitor.optional('free times', findTimes(visitor, viewing.statement.id)) : [],
  ])
  return {
    viewing,
    canChange,
    canAnswer: !canChange && !isCancelled(viewing.state),
    times: times ?? [],
    statement: statement && {
      href: statementUrl(statement, visitor.language),
      address: statement.address,
      uuid: statement.uuid,
      maskedPhone: statement.status === 'active' ? statement.maskedPhone : undefined,
    },
    phones: readRevealedPhones(args.context),
  }
}

export type ViewingDetails = Awaited<ReturnType<typeof loadDetails>>

/** Returns undefined for a statement that was withdrawn from the site. */
async function findStatement(visitor: Visitor, id: number) {
  return visitor.optional('statement', visitor.call(statementById(id)).catch(toUndefinedIfMissing))
}

async function findTimes(visitor: Visitor, id: number) {
  return visitor.call(freeViewingTimes(id)).catch(toUndefinedIfMissing)
}

/** @throws Response 404 for a malformed id */
export function requireViewingId({ id = '' }: { id?: string }): string {
  if (!isUuid(id)) throw notFound('errors.page_not_found')
  return id.toLowerCase()
}
