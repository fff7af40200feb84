import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { MESSAGE_SETTINGS_PATH } from '~/features/message-settings'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { NamesForm } from './names-form'
import { PhoneForm } from './phone-form'
import { loadProfile, profileAction } from './profile.server'
import { PERSONAL_INFORMATION_PATH } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadProfile(args)

export const action = pageAction(profileAction)

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: PERSONAL_INFORMATION_PATH,
  noIndex: true,
}))

export default function PersonalInformation() {
  const { t } = useTranslation(['profile', 'account', 'notifications'])
  const { language } = usePage()
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{data.title}</h1>
        <p className="row">
          <a className="more" href={toLocalizedPath('/account/profile', language)}>
            {t('public_profile')}
          </a>
          <a className="more" href={toLocalizedPath('/account/safety', language)}>
            {t('safety.title')}
          </a>
        </p>
      </div>
      <div className="two-forms">
        <NamesForm data={data} />
        <div className="stack">
          <PhoneForm data={data} />
          {data.accountType ? (
            <p>
              <b>{t('account_type')}</b>: {t(`account:kinds.${data.accountType}`)}
            </p>
          ) : null}
          {data.user.email ? (
            <p>
              <b>{t('email')}</b>: {data.user.email}
              <br />
              <span className="mute sm">{t('email_hint')}</span>
            </p>
          ) : null}
          <p>
            <a className="more" href={toLocalizedPath(MESSAGE_SETTINGS_PATH, language)}>
              {t('notifications:settings.language')}
            </a>
          </p>
        </div>
      </div>
    </>
  )
}
