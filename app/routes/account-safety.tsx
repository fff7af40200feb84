import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { SignedInDevices } from '~/features/profile'
import { ButtonForm } from '~/forms/button-form'
import { getI18n } from '~/i18n/i18n.server'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { Button, ButtonLink } from '~/ui/button'
import { listSessions } from '~/upstream/sessions.server'

const SAFETY_PATH = '/account/safety'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const user = await requireUser(visitor, request)
  const [i18n, sessions] = await Promise.all([
    getI18n(visitor.language),
    // Upstreams of others may keep no list.
    visitor.optional('sessions', visitor.call(listSessions)),
  ])
  return { email: user.email, sessions, title: i18n.getFixedT(visitor.language, 'profile')('safety.title') }
}

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: SAFETY_PATH,
  noIndex: true,
}))

/** Passwords belong to the login site, and accounts are closed by support. */
export const action = pageAction()

export default function Safety() {
  const { t } = useTranslation(['profile', 'layout', 'navigation'])
  const { layout } = usePage()
  const { email, sessions, title } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <div className="stack prose">
        <section>
          <h2>{t('safety.password')}</h2>
          <p>{t('safety.password_text', { email: email ?? '' })}</p>
        </section>
        {sessions ? <SignedInDevices sessions={sessions} /> : null}
        <section>
          <h2>{t('safety.sign_out')}</h2>
          <p>{t('safety.sign_out_text')}</p>
          <ButtonForm action="/do/sign-out">
            <Button icon="signOut">{t('layout:sign_out')}</Button>
          </ButtonForm>
        </section>
        <section>
          <h2>{t('safety.close_account')}</h2>
          <p>{t('safety.close_account_text')}</p>
          <ButtonLink href={`${layout.currentHref}?call_request=1`} rel="nofollow">
            {t('navigation:call_request')}
          </ButtonLink>
        </section>
      </div>
    </>
  )
}
