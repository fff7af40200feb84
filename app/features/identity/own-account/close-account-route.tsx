import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { pageAction } from '~/features/dialogs/index.server'
import { CheckboxField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { clearPersonalData } from '~/session/cookies.server'
import { setFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { Button, ButtonLink } from '~/ui/button'
import { closeAccount } from '~/upstream/identity.server'
import { balance } from '~/upstream/payments.server'
import { serviceOrders } from '~/upstream/services.server'
import { CurrentPasswordField } from '../fields'
import { closeAccountForm } from '../form'
import styles from '../identity.css?url'
import { IdentityPage } from '../identity-page'
import { SAFETY_PATH } from '../urls'
import { loadOwnAccountPage, requireOwnAccounts } from '../visit.server'
import { refusePassword } from './own-account.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadOwnAccountPage(args, 'close_account')
  const visitor = getVisitor(args)
  const [currentBalance, orders] = await Promise.all([visitor.call(balance), visitor.call(serviceOrders)])
  const unusedDays = orders
    .filter(({ state }) => state === 'active')
    .reduce((sum, { refundIfCancelled = 0 }) => sum + refundIfCancelled, 0)
  // Balance in tetri, including unused promotion days, which are refunded to it.
  return { ...page, balance: currentBalance + unusedDays, unusedDays }
}

type CloseAccountData = Awaited<ReturnType<typeof loader>>

async function closeAccountAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  return handleForms(
    args,
    onSubmit(closeAccountForm, async (form) => {
      const { password, gives_up_balance } = form.values
      const answer = await visitor.call(
        closeAccount(password, { givesUpBalance: gives_up_balance !== undefined }),
      )
      if (!answer.ok) {
        const fields = answer.fieldErrors.map(({ field }) => field)
        if (fields.includes('projects')) return form.reject({ '': { key: 'account_has_projects' } })
        if (fields.includes('orders')) return form.reject({ '': { key: 'account_has_orders' } })
        if (fields.includes('payments')) return form.reject({ '': { key: 'account_has_payments' } })
        if (fields.includes('gives_up_balance'))
          return form.reject({ gives_up_balance: { key: 'balance_left' } })
        return refusePassword(form, answer)
      }
      return redirect(toLocalizedPath('/', visitor.language), {
        status: 303,
        headers: [...clearPersonalData(), ['Set-Cookie', setFlash('account_closed')]],
      })
    }),
  )
}

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
