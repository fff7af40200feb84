import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import accountStyles from '~/features/account/account.css?url'
import { pageAction } from '~/features/dialogs/index.server'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { guestFavoritesAction } from './action.server'
import { loadGuestFavorites } from './loader.server'
import { favoritesUrl } from './urls'
import { FavoritesView } from './view'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: accountStyles }]

export const loader = (args: LoaderFunctionArgs) => loadGuestFavorites(args)

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: favoritesUrl(page.query),
  noIndex: true,
}))

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
