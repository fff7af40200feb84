import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { FaceForm, PATH } from '../../features/public-profile'
import { loadFace, saveFace } from '../../features/public-profile/index.server'
import { metaOf } from '../../http/page-meta'
import { ButtonLink } from '../../ui/button'

export const loader = (args: LoaderFunctionArgs) => loadFace(args)

export const action = (args: ActionFunctionArgs) => saveFace(args)

export const meta = metaOf<typeof loader>((page) => ({
  title: page.title,
  canonical: PATH,
  hidden: true,
  mistake: page.mistake,
}))

export default function PublicProfile() {
  const { t } = useTranslation('face')
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="acc-head">
        <h1>{data.title}</h1>
        {data.pageHref ? (
          <ButtonLink icon="eye" href={data.pageHref}>
            {t('see_page')}
          </ButtonLink>
        ) : null}
      </div>
      <p className="mute">{t(data.ofCompany ? 'lead_company' : 'lead')}</p>
      <FaceForm data={data} />
    </>
  )
}
