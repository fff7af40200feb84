import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import {
  CLOSE_ACCOUNT_PATH,
  EMAIL_PATH,
  RecoveryNotice,
  SAFETY_PATH,
  SignInMethodLinks,
} from '~/features/identity'
import { SignedInDevices } from '~/features/profile'
import { ButtonForm } from '~/forms/button-form'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { Button, ButtonLink } from '~/ui/button'
import { PageHead } from '~/ui/page-head'
import { signInMethods } from '~/upstream/identity.server'
import { listSessions } from '~/upstream/sessions.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const user = await requireUser(visitor, request)
  const { hasOwnAccounts } = context.site
  const [i18n, sessions, methods] = await Promise.all([
    getI18n(visitor.language),
    // Third-party upstreams may keep no list.
    visitor.optional('sessions', visitor.call(listSessions)),
    hasOwnAccounts ? visitor.optional('ways to sign in', visitor.call(signInMethods)) : undefined,
  ])
  return {
    email: user.email,
    sessions,
    methods,
    hasOwnAccounts,
    title: i18n.getFixedT(visitor.language, 'profile')('safety.title'),
  }
}

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: SAFETY_PATH,
  noIndex: true,
}))

export const action = pageAction()

export default function Safety() {
  const { t } = useTranslation(['profile', 'layout', 'navigation', 'identity'])
  const { language, layout } = usePage()
  const { email, sessions, methods, hasOwnAccounts, title } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={title} />
      <div className="stack prose">
        {methods?.recoveryAt ? <RecoveryNotice at={methods.recoveryAt} /> : null}
        {methods?.awaitsConfirmation ? (
          <section className="stack">
            <h2>{t('identity:safety.unconfirmed_title')}</h2>
            <p>{t('identity:safety.unconfirmed_text')}</p>
          </section>
        ) : null}
        {hasOwnAccounts ? (
          <section className="stack">
            <h2>{t('identity:safety.email_title')}</h2>
            <p>{t('identity:safety.email_text', { email: email ?? '' })}</p>
            <p>
              <ButtonLink href={toLocalizedPath(EMAIL_PATH, language)}>
                {t('identity:titles.email')}
              </ButtonLink>
            </p>
          </section>
        ) : null}
        {hasOwnAccounts ? (
          <SignInMethodLinks passkeys={methods?.passkeys.length ?? 0} />
        ) : (
          <section className="stack">
            <h2>{t('safety.password')}</h2>
            <p>{t('safety.password_text', { email: email ?? '' })}</p>
          </section>
        )}
        {sessions ? <SignedInDevices sessions={sessions} /> : null}
        <section className="stack">
          <h2>{t('safety.sign_out')}</h2>
          <p>{t('safety.sign_out_text')}</p>
          <ButtonForm action="/do/sign-out">
            <Button icon="signOut">{t('layout:sign_out')}</Button>
          </ButtonForm>
        </section>
        <section className="stack">
          <h2>{t('safety.close_account')}</h2>
          {hasOwnAccounts ? (
            <>
              <p>{t('identity:safety.close_text')}</p>
              <p>
                <ButtonLink href={toLocalizedPath(CLOSE_ACCOUNT_PATH, language)}>
                  {t('identity:titles.close_account')}
                </ButtonLink>
              </p>
            </>
          ) : (
            <>
              <p>{t('safety.close_account_text')}</p>
              <p>
                <ButtonLink href={`${layout.currentHref}?call_request=1`} rel="nofollow">
                  {t('navigation:call_request')}
                </ButtonLink>
              </p>
            </>
          )}
        </section>
      </div>
    </>
  )
}
