import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { ButtonLink } from '~/ui/button'
import { publicProfileAction } from './action.server'
import { PUBLIC_PROFILE_PATH } from './form'
import { loadPublicProfile } from './loader.server'
import { PublicProfileForm } from './public-profile-form'

export const loader = (args: LoaderFunctionArgs) => loadPublicProfile(args)

export const action = pageAction(publicProfileAction)

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: PUBLIC_PROFILE_PATH,
  noIndex: true,
}))

export default function AccountPublicProfile() {
  const { t } = useTranslation('public-profile')
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{data.title}</h1>
        {data.pageHref ? (
          <ButtonLink icon="eye" href={data.pageHref}>
            {t('see_page')}
          </ButtonLink>
        ) : null}
      </div>
      <p className="mute">{t(data.isCompany ? 'lead_company' : 'lead')}</p>
      <PublicProfileForm data={data} />
    </>
  )
}
