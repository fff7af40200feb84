import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { NamesForm, PATH, PhoneForm } from '../../features/profile'
import { changeProfile, loadProfile } from '../../features/profile/index.server'
import { usePage } from '../../http/page'
import { metaOf } from '../../http/page-meta'
import { localizedPath } from '../../i18n/languages'

export const loader = (args: LoaderFunctionArgs) => loadProfile(args)

export const action = (args: ActionFunctionArgs) => changeProfile(args)

export const meta = metaOf<typeof loader>((page) => ({
  title: page.title,
  canonical: PATH,
  hidden: true,
  mistake: page.mistake,
}))

export default function PersonalInformation() {
  const { t } = useTranslation('profile')
  const { language } = usePage()
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="acc-head">
        <h1>{data.title}</h1>
        <p className="row">
          <a className="more" href={localizedPath('/account/profile', language)}>
            {t('public_profile')}
          </a>
          <a className="more" href={localizedPath('/account/safety', language)}>
            {t('safety.title')}
          </a>
        </p>
      </div>
      <div className="two-forms">
        <NamesForm data={data} />
        <div className="stack">
          <PhoneForm data={data} />
          {data.user.email ? (
            <p>
              <b>{t('email')}</b>: {data.user.email}
              <br />
              <span className="mute sm">{t('email_hint')}</span>
            </p>
          ) : null}
        </div>
      </div>
    </>
  )
}
