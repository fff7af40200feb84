import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { pageAction } from '~/features/dialogs/index.server'
import { InputField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { usePageData } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import { withPageData } from '~/forms/received-form.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { requireListPage } from '~/http/require-list-page.server'
import { formatDateTime } from '~/i18n/format-date-time'
import { formatId } from '~/i18n/format-id'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { Button, ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { PageHead } from '~/ui/page-head'
import { type OperatorApproval, operatorApprovals } from '~/upstream/operator-approvals.server'
import {
  type OperatorPayment,
  operatorPaymentPage,
  type PaymentQuery,
  searchOperatorPayments,
} from '~/upstream/operator-payments.server'
import { APPROVAL_SUBJECTS, PAYMENT_LISTS } from '~contract/desk'
import { toReaderName } from '~contract/values/reader-name'
import { onApproval } from '../approvals/approval.server'
import deskStyles from '../desk.css?url'
import { DeskList } from '../desk-list'
import { getSubjectPath } from '../log/subject-path'
import { requireOperator } from '../require-operator.server'
import { paymentSearchForm } from './form'
import { PaymentRow } from './payment-row'
import { deskPaymentListPath, parsePaymentQuery } from './urls'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const query = parsePaymentQuery(new URL(request.url).searchParams)
  const [page, approvals, i18n] = await Promise.all([
    visitor.call(operatorPaymentPage(query)),
    visitor.call(operatorApprovals),
    getI18n(visitor.language),
  ])
  requireListPage(query, page.lastPage, deskPaymentListPath, visitor.language)
  const t = i18n.getFixedT(visitor.language, 'desk')
  return { ...page, approvals, query, title: t('payments.title') }
}

type DeskPaymentsData = Awaited<ReturnType<typeof loader>>

async function deskPaymentsAction(args: ActionFunctionArgs) {
  const visitor = await requireOperator(args)
  return handleForms(
    args,
    onApproval(args),
    onSubmit(paymentSearchForm, async ({ values, show, refuse }) => {
      const answer = await visitor.call(searchOperatorPayments(values.text))
      if (!answer.ok) return refuse(answer)
      return withPageData(show(), { payments: answer.page.payments, text: values.text })
    }),
  )
}

export const action = pageAction(deskPaymentsAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: deskPaymentListPath(page.query),
  noIndex: true,
}))

export default function DeskPayments() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <DeskPaymentList data={data} />
    </>
  )
}

type Found = { payments: OperatorPayment[]; text: string } | undefined

/** Pending approvals, then payments; those of a wrong amount come first. */
function DeskPaymentList({ data }: { data: DeskPaymentsData }) {
  const { t } = useTranslation('desk')
  const { language, layout } = usePage()
  const { query, approvals } = data
  const found = usePageData<Found>(paymentSearchForm.id, undefined)
  const href = (change: Partial<PaymentQuery>) =>
    toLocalizedPath(deskPaymentListPath({ ...query, page: 1, ...change }), language)
  return (
    <>
      {approvals.length > 0 ? <ApprovalList approvals={approvals} /> : null}
      <PaymentSearch />
      {found ? (
        <section>
          <h2>{t('users.found', { text: found.text })}</h2>
          {found.payments.length === 0 ? <EmptyState title={t('payments.none_found')} level="h3" /> : null}
          <ul className="leads">
            {found.payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
          <p className="after">
            <ButtonLink icon="left" href={layout.currentHref}>
              {t('payments.title')}
            </ButtonLink>
          </p>
        </section>
      ) : (
        <DeskList
          tabs={PAYMENT_LISTS.map((list) => ({
            label: t(`payments.lists.${list}`),
            href: href({ list }),
            current: list === query.list,
            count: String(data.countByList[list] ?? 0),
          }))}
          rows={data.payments}
          row={(payment) => <PaymentRow key={payment.id} payment={payment} level="h2" />}
          none={t('payments.none')}
          page={query.page}
          lastPage={data.lastPage}
          pageHref={(page) => href({ page })}
        />
      )}
    </>
  )
}

function ApprovalList({ approvals }: { approvals: readonly OperatorApproval[] }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  return (
    <section className="panel stack">
      <h2>{t('approvals.title')}</h2>
      <ul className="leads">
        {approvals.map(({ id, kind, subjectId, amount = 0, requestedBy, requestedAt }) => {
          const subject = APPROVAL_SUBJECTS[kind]
          const path = getSubjectPath({ subject, subjectId: String(subjectId), act: '' }) ?? ''
          return (
            <li key={id}>
              <a href={toLocalizedPath(path, language)}>
                {t(`approvals.kinds.${kind}`, { sum: formatLari(amount, language) })}{' '}
                {formatId(subjectId, language)}
              </a>
              <p className="mute sm">
                {t('approvals.requested', {
                  name: toReaderName(requestedBy, language),
                  time: formatDateTime(requestedAt, language),
                })}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function PaymentSearch() {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(paymentSearchForm)
  return (
    <PostForm form={form} action={layout.currentHref} role="search">
      <div className="search-line">
        <InputField
          field={fields.text}
          type="search"
          label={t('payments.find')}
          hint={t('payments.find_hint')}
        />
        <Button icon="search">{t('users.search')}</Button>
      </div>
    </PostForm>
  )
}
