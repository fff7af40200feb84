import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { parseOwnPath } from '~/http/own-path'
import { toSignInHref } from '~/http/sign-in-href'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { ButtonLink } from '~/ui/button'
import { GatePage } from '~/ui/gate-page'

/** Continues after signing in, unless the browser has refused the session cookie. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const continuePath =
    parseOwnPath(new URL(request.url).searchParams.get('Continue'), context.origin) ??
    toLocalizedPath('/', language)
  if (visitor.isSignedIn) throw redirect(continuePath)
  const t = (await getI18n(language)).getFixedT(language, 'sign-in')
  return {
    title: t('cookies.title'),
    canonical: '/auth/cookies',
    continuePath,
    signInHref: toSignInHref(continuePath, language),
  }
}

export const meta = createMeta<typeof loader>(({ title, canonical }) => ({ title, canonical, noIndex: true }))

export const action = pageAction()

export default function CookiesNeeded() {
  const { t } = useTranslation('sign-in')
  const { title, continuePath, signInHref } = useLoaderData<typeof loader>()
  return (
    <GatePage title={title}>
      <p className="lead">{t('cookies.text')}</p>
      <p>{t('cookies.help')}</p>
      <p className="row">
        <ButtonLink variant="main" href={signInHref}>
          {t('cookies.again')}
        </ButtonLink>
        <ButtonLink href={continuePath}>{t('cookies.without')}</ButtonLink>
      </p>
    </GatePage>
  )
}
