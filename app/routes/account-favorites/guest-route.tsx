import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import accountStyles from '~/features/account/account.css?url'
import { pageAction } from '~/features/dialogs/index.server'
import { applyFavoritesChange } from '~/features/favorites/apply-favorites-change.server'
import { readGuestFavorites } from '~/features/favorites/index.server'
import { formatId } from '~/i18n/format-id'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import type { FavoritePage } from '~/upstream/favorites.server'
import { statementList } from '~/upstream/statements.server'
import { handleListForm } from './action.server'
import { PAGE_SIZE, redirectFormerComparison, toFavoritesData } from './loader.server'
import { FAVORITES_PATH, type FavoritesQuery, favoritesUrl, parseFavoritesQuery } from './urls'
import { FavoritesView } from './view'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: accountStyles }]

/** Loads the lists of a guest's device, which are merged into the account on signing in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  redirectFormerComparison(request, visitor)
  const query = parseFavoritesQuery(new URL(request.url))
  if (await visitor.user())
    throw redirect(toLocalizedPath(favoritesUrl({ ...query, path: FAVORITES_PATH }), visitor.language))
  return toFavoritesData(listGuestFavorites(visitor, query, { request, context }), query, visitor)
}

/** Returns a guest's favourites, last added first; withdrawn statements have only their number. */
async function listGuestFavorites(
  visitor: Visitor,
  { hidden, page, deal }: FavoritesQuery,
  { request, context }: { request: Request; context: AppLoadContext },
): Promise<FavoritePage> {
  const lists = readGuestFavorites(request, context)
  const ids = (hidden ? lists.hidden : lists.favorites).toReversed()
  const found = ids.length > 0 ? await findStatements(visitor, ids) : []
  const chosen = deal === undefined ? found : found.filter(({ dealId }) => dealId === deal)
  const withdrawn = ids.filter((id) => !found.some((card) => card.id === id))
  const dealCounts = new Map<number, number>()
  for (const { dealId } of found) dealCounts.set(dealId, (dealCounts.get(dealId) ?? 0) + 1)
  return {
    cards: chosen.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: chosen.length,
    lastPage: Math.max(1, Math.ceil(chosen.length / PAGE_SIZE)),
    withdrawn: withdrawn.map((id) => ({ id, title: formatId(id, visitor.language) })),
    dealCounts: Object.fromEntries(dealCounts),
  }
}

/** Returns statements in the order of the ids, without withdrawn ones. */
async function findStatements(visitor: Visitor, ids: number[]) {
  const query = new URLSearchParams({ ids: ids.join(), per_page: String(ids.length) })
  const { cards } = await visitor.call(statementList(query))
  return cards.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: favoritesUrl(page.query),
  noIndex: true,
}))

/** Changes the lists of a guest's device. */
export async function guestFavoritesAction(args: ActionFunctionArgs) {
  const { request, context } = args
  return handleListForm(args, (change) =>
    applyFavoritesChange(getVisitor(args), { ...change, showAll: false }, request, context),
  )
}

export const action = pageAction(guestFavoritesAction)

export default function GuestFavoritesPage() {
  return <FavoritesView data={useLoaderData<typeof loader>()} note={<SignInNote />} />
}

function SignInNote() {
  const { t } = useTranslation('favorites')
  const { layout } = usePage()
  return (
    <p className="sm mute device-note">
      {t('on_this_device')}{' '}
      <a href={layout.signInHref} rel="nofollow">
        {t('sign_in_to_keep')}
      </a>
    </p>
  )
}
