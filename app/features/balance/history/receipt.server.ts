import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { paymentById } from '~/upstream/payments.server'
import { getBrandName } from '~contract/brand-name'
import { parseId } from '~contract/values/ids'
import { toReaderName } from '~contract/values/reader-name'
import { listPaymentFacts } from '../list-payment-facts'
import { receiptFilePath } from '../urls'
import { listSellerFacts } from './seller-facts'

/** @throws Response 404 for a payment that is not completed or not the visitor's own */
export async function loadReceipt(args: LoaderFunctionArgs, paymentId: string | null | undefined) {
  const visitor = getVisitor(args)
  const user = await requireUser(visitor, args.request)
  const id = parseId(paymentId, Number.MAX_SAFE_INTEGER)
  if (!id) throw notFound('errors.page_desc')
  const [payment, i18n] = await Promise.all([visitor.call(paymentById(id)), getI18n(visitor.language)])
  if (!payment.receiptNumber) throw notFound('errors.page_desc')
  const { language } = visitor
  const { site } = args.context
  const t = i18n.getFixedT(language, 'payments')
  return {
    title: t('receipt.title', { number: payment.receiptNumber }),
    number: payment.receiptNumber,
    brand: getBrandName(language, site),
    fileHref: toLocalizedPath(receiptFilePath(id), language),
    seller: listSellerFacts(site, t, language),
    payment: [
      { name: t('receipt.payer'), value: toReaderName(user.name, language) },
      { name: t('facts.state'), value: t(`states.${payment.state}`) },
      ...listPaymentFacts(payment, t, language),
    ],
  }
}

export type ReceiptData = Awaited<ReturnType<typeof loadReceipt>>
