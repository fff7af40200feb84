import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { Button, ButtonLink } from '~/ui/button'
import { unsubscribeForm } from './form'
import { loadUnsubscribe, unsubscribeAction } from './unsubscribe.server'
import { MESSAGE_SETTINGS_PATH, UNSUBSCRIBE_PATH } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadUnsubscribe(args)

export const action = pageAction(unsubscribeAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: UNSUBSCRIBE_PATH,
  noIndex: true,
}))

export default function Unsubscribe() {
  const { t } = useTranslation('notifications')
  const { language, layout } = usePage()
  const { kind, isDone, title } = useLoaderData<typeof loader>()
  const { form } = useDefinedForm(unsubscribeForm)
  const settingsHref = toLocalizedPath(MESSAGE_SETTINGS_PATH, language)
  return (
    <div className="wrap error-page">
      <img src="/img/gate.svg" width={720} height={300} alt="" />
      <div className="stack">
        <h1>{title}</h1>
        {kind ? (
          <>
            <p className="lead">
              {t(isDone ? 'unsubscribe.done_text' : 'unsubscribe.text', {
                kind: t(`settings.kinds.${kind}`),
              })}
            </p>
            {isDone ? null : (
              <PostForm form={form} action={layout.currentHref}>
                <Button variant="main">{t('unsubscribe.confirm')}</Button>
              </PostForm>
            )}
            <ButtonLink href={settingsHref}>{t('unsubscribe.settings')}</ButtonLink>
          </>
        ) : (
          <>
            <p className="lead">{t('unsubscribe.broken_text')}</p>
            <p>
              <ButtonLink variant="main" href={settingsHref}>
                {t('settings.link')}
              </ButtonLink>
            </p>
          </>
        )}
      </div>
    </div>
  )
}
