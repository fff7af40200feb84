import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { withPageData } from '~/forms/received-form.server'
import { requireIdParam } from '~/http/require-id-param.server'
import { requireListPage } from '~/http/require-list-page.server'
import { formatId } from '~/i18n/format-id'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { redirectWithFlash } from '~/session/flash.server'
import { operatorApprovals } from '~/upstream/operator-approvals.server'
import {
  failUnknownPayment,
  operatorPaymentById,
  operatorPaymentPage,
  refundPayment,
  searchOperatorPayments,
  settlePayment,
} from '~/upstream/operator-payments.server'
import type { ActionResult } from '~/upstream/refusals'
import { toLari } from '~contract/values/money'
import { onApproval } from '../approvals/approval.server'
import { requireOperator } from '../require-operator.server'
import { notChargedForm, paymentRefundForm, paymentSearchForm, settleForm } from './form'
import { deskPaymentListPath, deskPaymentPath, parsePaymentQuery } from './urls'

export async function loadDeskPayments({ request, context }: LoaderFunctionArgs) {
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

export type DeskPaymentsData = Awaited<ReturnType<typeof loadDeskPayments>>

export async function deskPaymentsAction(args: ActionFunctionArgs) {
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

export async function loadDeskPayment({ request, context, params }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const [payment, i18n] = await Promise.all([
    visitor.call(operatorPaymentById(requireIdParam(params))),
    getI18n(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'desk')
  return { payment, title: `${t('log.subjects.payment')} ${formatId(payment.id, visitor.language)}` }
}

export async function deskPaymentAction(args: ActionFunctionArgs) {
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
