import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { pageAction } from '~/features/dialogs/index.server'
import { CheckboxField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { Button, ButtonLink } from '~/ui/button'
import { CurrentPasswordField } from '../fields'
import styles from '../identity.css?url'
import { IdentityPage } from '../identity-page'
import { SAFETY_PATH } from '../urls'
import { closeAccountForm } from './form'
import { type CloseAccountData, closeAccountAction, loadCloseAccount } from './own-account.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadCloseAccount(args)

export const action = pageAction(closeAccountAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: '/id/close-account',
  noIndex: true,
}))

export default function CloseAccount() {
  return <CloseAccountView data={useLoaderData<typeof loader>()} />
}

const REMOVED = ['profile', 'statements', 'requests', 'lists', 'sessions'] as const
const RETAINED = ['money', 'promo_codes', 'messages'] as const

export function CloseAccountView({ data }: { data: CloseAccountData }) {
  const { balance, unusedDays } = data
  const { t } = useTranslation('identity')
  const { layout, language } = usePage()
  const { form, fields } = useDefinedForm(closeAccountForm)
  return (
    <IdentityPage title={data.title} lead={t('close_account.lead', { email: data.email })}>
      <section className="stack">
        <h2>{t('close_account.removed_title')}</h2>
        <ul className="identity-list">
          {REMOVED.map((key) => (
            <li key={key}>{t(`close_account.removed.${key}`)}</li>
          ))}
        </ul>
        <h2>{t('close_account.retained_title')}</h2>
        <ul className="identity-list">
          {RETAINED.map((key) => (
            <li key={key}>{t(`close_account.retained.${key}`)}</li>
          ))}
        </ul>
      </section>
      <PostForm form={form} action={layout.currentHref} className="panel stack">
        {balance > 0 ? (
          <>
            {unusedDays > 0 ? (
              <p>{t('close_account.promotions', { sum: formatLari(unusedDays, language) })}</p>
            ) : null}
            <p>{t('close_account.balance', { sum: formatLari(balance, language) })}</p>
            <CheckboxField field={fields.gives_up_balance} label={t('close_account.give_up_balance')} />
          </>
        ) : null}
        <CurrentPasswordField field={fields.password} />
        <Button variant="risk" wide>
          {t('close_account.send')}
        </Button>
        <ButtonLink wide href={toLocalizedPath(SAFETY_PATH, language)}>
          {t('close_account.cancel')}
        </ButtonLink>
      </PostForm>
    </IdentityPage>
  )
}
