import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { toUndefinedIfMissing } from '~/page/missing-data.server'
import { getVisitor, type RequestAndContext, type Visitor } from '~/session/visitor.server'
import { type ComparisonKeys, type SharedComparison, sharedComparison } from '~/upstream/comparisons.server'
import { COMPARISON_KEY_PARAM, COMPARISON_OWNER_PARAM } from '~contract/comparisons'
import { isUuid } from '~contract/values/ids'
import { loadComparedStatements } from './compared-statements.server'
import { readComparisonKeys, serializeComparisonKeys } from './comparison-keys.server'
import { sharedComparisonUrl } from './urls'

/**
 * Loads a shared comparison. The creator's key in a link moves into a cookie, so that the address can be
 * shared.
 */
export async function loadTogether(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  const { language } = visitor
  const keys = readKeys(args)
  const t = (await getI18n(language)).getFixedT(language, 'comparison')
  const shared = keys && (await findComparison(visitor, keys))
  if (!shared) return data({ title: t('together.gone_title'), shared: undefined }, { status: 404 })
  const owner = new URL(args.request.url).searchParams.get(COMPARISON_OWNER_PARAM)
  if (owner !== null) throw await storeOwnerKey(args, { ...keys, owner })
  const compared = await loadComparedStatements(visitor, shared.ids, shared.places)
  const headers = new Headers()
  // The cookie is renewed, as the comparison is kept longer after each change.
  headers.set('Set-Cookie', serializeComparisonKeys(args, keys))
  const page = {
    ...compared,
    shared,
    title: t('together.title'),
    href: toLocalizedPath(sharedComparisonUrl(keys.key), language),
    ownerHref: shared.isOwner
      ? toLocalizedPath(sharedComparisonUrl(keys.key, keys.owner), language)
      : undefined,
  }
  return data(page, { headers })
}

export type TogetherData = Extract<
  Awaited<ReturnType<typeof loadTogether>>['data'],
  { shared: SharedComparison }
>

/** Returns the keys of the URL and of this browser; undefined for a malformed URL. */
export function readKeys(args: RequestAndContext): ComparisonKeys | undefined {
  // Analytics receive the URL of a page, which contains the key.
  args.context.dataLayer = undefined
  const key = new URL(args.request.url).searchParams.get(COMPARISON_KEY_PARAM)?.toLowerCase() ?? ''
  return isUuid(key) ? readComparisonKeys(args, key) : undefined
}

/** Returns undefined for an unknown, deleted or expired comparison. */
export async function findComparison(
  visitor: Visitor,
  keys: ComparisonKeys,
): Promise<SharedComparison | undefined> {
  return visitor.call(sharedComparison(keys)).catch(toUndefinedIfMissing)
}

/** Redirects to the address without the creator's key, which is stored if it is right. */
async function storeOwnerKey(args: RequestAndContext, keys: ComparisonKeys): Promise<Response> {
  const visitor = getVisitor(args)
  const found = await findComparison(visitor, keys)
  const headers = new Headers()
  if (found?.isOwner) headers.set('Set-Cookie', serializeComparisonKeys(args, keys))
  const href = toLocalizedPath(sharedComparisonUrl(keys.key), visitor.language)
  return redirect(href, { status: 303, headers })
}
