import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { getI18n } from '~/i18n/i18n.server'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import paymentStyles from '../payments.css?url'
import { loadPaymentResult } from './loader.server'
import { PaymentResult } from './payment-result'
import { getResultTitle } from './result-screen'

const PAYMENT_RESULT_PATH = '/payment-result'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: paymentStyles }]

/** Shows the recorded payment; the URL's result parameters count only if no payment is recorded. */
export async function loader(args: LoaderFunctionArgs) {
  const { language } = getVisitor(args)
  const [result, i18n] = await Promise.all([loadPaymentResult(args), getI18n(language)])
  const t = i18n.getFixedT(language, 'payments')
  return { ...result, title: t(`result.${getResultTitle(result.result)}`) }
}

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: PAYMENT_RESULT_PATH,
  noIndex: true,
}))

export const action = pageAction()

export default function PaymentResultPage() {
  const { title, ...data } = useLoaderData<typeof loader>()
  return (
    <div className="narrow">
      <PaymentResult data={data} title={title} />
    </div>
  )
}
