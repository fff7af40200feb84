import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { pageAction } from '~/features/dialogs/index.server'
import { InputField, NumberInputField, TextAreaField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { usePageData } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import { withPageData } from '~/forms/received-form.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { requireIdParam } from '~/http/require-id-param.server'
import { formatDateTime } from '~/i18n/format-date-time'
import { formatId } from '~/i18n/format-id'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { Button, ButtonLink } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { type Fact, FactSheet } from '~/ui/fact-sheet'
import { Flash } from '~/ui/flash'
import { PageHead } from '~/ui/page-head'
import {
  failUnknownPayment,
  type OperatorPaymentDetails,
  operatorPaymentById,
  type PaymentSettlement,
  refundPayment,
  settlePayment,
} from '~/upstream/operator-payments.server'
import type { ActionResult } from '~/upstream/refusals'
import { toLari } from '~contract/values/money'
import { toReaderName } from '~contract/values/reader-name'
import { onApproval } from '../approvals/approval.server'
import { PendingApproval } from '../approvals/pending-approval'
import deskStyles from '../desk.css?url'
import { DeskActs } from '../desk-acts'
import { orderPath } from '../orders/urls'
import { requireOperator } from '../require-operator.server'
import { userPath } from '../users/urls'
import { notChargedForm, paymentRefundForm, settleForm } from './form'
import { PaymentRow } from './payment-row'
import { DESK_PAYMENTS_PATH, deskPaymentPath } from './urls'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const [payment, i18n] = await Promise.all([
    visitor.call(operatorPaymentById(requireIdParam(params))),
    getI18n(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'desk')
  return { payment, title: `${t('log.subjects.payment')} ${formatId(payment.id, visitor.language)}` }
}

async function deskPaymentAction(args: ActionFunctionArgs) {
  const visitor = await requireOperator(args)
  const id = requireIdParam(args.params)
  const redirectBack = () =>
    redirectWithFlash(toLocalizedPath(deskPaymentPath(id), visitor.language), 'payment_changed')
  return handleForms(
    args,
    onApproval(args),
    onSubmit(settleForm, async ({ values, show }) => {
      const isConfirmed = values.confirmed === '1'
      const settlement = await visitor.call(
        settlePayment(id, { bankNumber: values.bank_number, isConfirmed }),
      )
      return isConfirmed && !settlement.refusal ? redirectBack() : withPageData(show(), settlement)
    }),
    onSubmit(notChargedForm, async ({ refuse }) => {
      const answer = await visitor.call(failUnknownPayment(id))
      return answer.ok ? redirectBack() : refuse(answer)
    }),
    onSubmit(paymentRefundForm, async ({ values, idempotencyKey, refuse, reject }) => {
      const answer: ActionResult = await visitor.call(
        refundPayment(id, { ...values, idempotency_key: idempotencyKey }),
      )
      if (answer.ok) return redirectBack()
      if (!answer.fieldErrors.some(({ field }) => field === 'amount')) return refuse(answer)
      const { refundable } = await visitor.call(operatorPaymentById(id))
      return reject({ amount: { key: 'refund_too_large', args: { count: toLari(refundable) } } })
    }),
  )
}

export const action = pageAction(deskPaymentAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>(({ title, payment }) => ({
  title,
  canonical: deskPaymentPath(payment.id),
  noIndex: true,
}))

export default function DeskPayment() {
  const { payment, title } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={title} />
      <DeskPaymentView payment={payment} />
    </>
  )
}

function DeskPaymentView({ payment }: { payment: OperatorPaymentDetails }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { approval, history } = payment
  return (
    <article className="stack prose desk-page">
      <FactSheet facts={usePaymentFacts(payment)} />
      {approval ? <PendingApproval approval={approval} /> : null}
      {payment.canSettle ? <Settlement needsNumber={!payment.bankNumber} /> : null}
      {payment.canFail ? <NotCharged /> : null}
      {payment.refundable > 0 && !approval ? <Refund payment={payment} /> : null}
      <DeskActs acts={payment.acts.map((act) => ({ ...act, name: t(`payments.past_acts.${act.act}`) }))} />
      <section>
        <h2>{t('payments.history')}</h2>
        <ul className="leads">
          {history.map((one) => (
            <PaymentRow key={one.id} payment={one} hasPayer={false} />
          ))}
        </ul>
      </section>
      <p>
        <ButtonLink icon="left" href={toLocalizedPath(DESK_PAYMENTS_PATH, language)}>
          {t('payments.title')}
        </ButtonLink>
      </p>
    </article>
  )
}

function usePaymentFacts(payment: OperatorPaymentDetails): Fact[] {
  const { t } = useTranslation(['desk', 'payments'])
  const { language } = usePage()
  const { id, payer, state, reason, method, amount, refunded, returned, bankNumber, orderId } = payment
  const lari = (tetri: number) => formatLari(tetri, language)
  const facts: (Fact | false)[] = [
    { name: t('desk:csv.id'), value: id },
    { name: t('desk:orders.state'), value: t(`desk:payments.states.${state}`, state) },
    Boolean(reason) && {
      name: t('desk:facts.reason'),
      value: t(`desk:payments.reasons.${reason}`, String(reason)),
    },
    { name: t('desk:payments.amount'), value: lari(amount) },
    refunded > 0 && { name: t('desk:payments.refunded'), value: lari(refunded) },
    returned > 0 && { name: t('desk:payments.returned'), value: lari(returned) },
    Boolean(method) && {
      name: t('desk:payments.method'),
      value: t(`payments:methods.${method}`, String(method)),
    },
    { name: t('desk:lead.received'), value: formatDateTime(payment.createdAt, language) },
    Boolean(bankNumber) && { name: t('desk:payments.bank_number'), value: bankNumber },
    orderId !== undefined && {
      name: t('desk:log.subjects.service_order'),
      value: <a href={toLocalizedPath(orderPath(orderId), language)}>{formatId(orderId, language)}</a>,
    },
    {
      name: t('desk:payments.payer'),
      value: (
        <a href={toLocalizedPath(userPath(payer.id), language)}>
          {toReaderName(payer.name, language) || formatId(payer.id, language)}
        </a>
      ),
    },
    { name: t('desk:payments.balance'), value: lari(payment.balance) },
  ]
  return facts.filter((fact): fact is Fact => Boolean(fact))
}

/** Renders the bank's answer, which a second press applies. */
function Settlement({ needsNumber }: { needsNumber: boolean }) {
  const { t } = useTranslation('desk')
  const { language, layout } = usePage()
  const { form, fields } = useDefinedForm(settleForm)
  const answer = usePageData<PaymentSettlement | undefined>(settleForm.id, undefined)
  const bank = answer?.bank
  return (
    <section className="stack">
      <h2>{t('payments.settle')}</h2>
      {bank ? (
        <Flash tone={answer.refusal ? 'warn' : 'info'}>
          {t('payments.bank_answer', {
            state: t(`payments.states.${bank.state}`, bank.state),
            sum: bank.amount == null ? '–' : formatLari(bank.amount, language),
          })}
        </Flash>
      ) : null}
      {answer?.refusal ? (
        <Flash tone="warn">{t(`payments.refusals.${answer.refusal}`, answer.refusal)}</Flash>
      ) : null}
      <PostForm form={form} action={layout.currentHref}>
        {needsNumber ? (
          <InputField
            field={fields.bank_number}
            label={t('payments.bank_number')}
            hint={t('payments.bank_number_hint')}
          />
        ) : null}
        <p>
          {answer?.nextState ? (
            <Button variant="main" name={fields.confirmed.name} value="1">
              {t('payments.apply', { state: t(`payments.states.${answer.nextState}`, answer.nextState) })}
            </Button>
          ) : (
            <Button>{t('payments.request_bank')}</Button>
          )}
        </p>
      </PostForm>
    </section>
  )
}

function NotCharged() {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form, isRejected } = useDefinedForm(notChargedForm)
  return (
    <Disclosure summary={t('payments.not_charged')} open={isRejected}>
      <PostForm form={form} action={layout.currentHref}>
        <p>{t('payments.not_charged_hint')}</p>
        <p>
          <Button variant="risk">{t('payments.not_charged')}</Button>
        </p>
      </PostForm>
    </Disclosure>
  )
}

function Refund({ payment: { refundable, refundLimit } }: { payment: OperatorPaymentDetails }) {
  const { t } = useTranslation('desk')
  const { language, layout } = usePage()
  const { form, fields, isRejected } = useDefinedForm(paymentRefundForm)
  return (
    <Disclosure summary={t('payments.refund')} open={isRejected}>
      <PostForm form={form} action={layout.currentHref}>
        <NumberInputField
          field={fields.amount}
          label={t('payments.refund_amount')}
          hint={t('payments.refund_hint', {
            left: formatLari(refundable, language),
            limit: formatLari(refundLimit, language),
          })}
          unit="₾"
          decimals
        />
        <TextAreaField
          field={fields.text}
          label={t('payments.refund_reason')}
          hint={t('lead.note_hint')}
          rows={3}
        />
        <p>
          <Button variant="risk">{t('payments.refund')}</Button>
        </p>
      </PostForm>
    </Disclosure>
  )
}
