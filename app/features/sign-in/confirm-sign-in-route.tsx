import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { ButtonForm } from '~/forms/button-form'
import { parseOwnPath } from '~/http/own-path'
import { toCookiesNeededPath } from '~/http/sign-in-href'
import { getI18n } from '~/i18n/i18n.server'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { createMeta } from '~/seo/page-meta'
import { readPendingSignIn } from '~/session/pending-sign-in.server'
import { getVisitor, type RequestAndContext } from '~/session/visitor.server'
import { Button } from '~/ui/button'
import { GatePage } from '~/ui/gate-page'
import { toReaderName } from '~contract/values/reader-name'

/** Asks a visitor who followed a sign-in link whether the account is theirs. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const pending = readPendingSignIn(request.headers.get('cookie'), context.signer)
  if (!pending) throw redirect(findOtherPage({ request, context }, visitor.language))
  const current = await visitor.optional('user', visitor.user())
  const t = (await getI18n(visitor.language)).getFixedT(visitor.language, 'sign-in')
  const name = toReaderName(pending.name, visitor.language)
  const isOther = current && current.id !== pending.userId
  return {
    name,
    currentName: isOther ? toReaderName(current.name, visitor.language) : undefined,
    title: t('confirm.title', { name }),
    canonical: '/auth/confirm',
  }
}

/** Returns the page to show without a pending sign-in, for example if the browser has refused its cookie. */
function findOtherPage({ request, context }: RequestAndContext, language: Language): string {
  const home = toLocalizedPath('/', language)
  const linked = parseOwnPath(new URL(request.url).searchParams.get('Continue'), context.origin)
  return linked !== undefined && context.hasNoCookies ? toCookiesNeededPath(linked, language) : home
}

export const meta = createMeta<typeof loader>(({ title, canonical }) => ({ title, canonical, noIndex: true }))

export const action = pageAction()

export default function ConfirmSignIn() {
  const { t } = useTranslation('sign-in')
  const { name, currentName, title } = useLoaderData<typeof loader>()
  return (
    <GatePage title={title}>
      <p className="lead">{t('confirm.text', { name })}</p>
      {currentName ? <p>{t('confirm.current', { name: currentName })}</p> : null}
      <ButtonForm action="/do/sign-in" className="row">
        <Button variant="main" name="account" value="mine">
          {t('confirm.mine')}
        </Button>
        <Button name="account" value="not_mine">
          {t('confirm.not_mine')}
        </Button>
      </ButtonForm>
    </GatePage>
  )
}
