import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Result } from '../../features/balance'
import { loadResult } from '../../features/balance/index.server'
import { metaOf } from '../../http/page-meta'
import { readVisitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import paymentStyles from '../../styles/payments.css?url'

const PATH = '/payment-result'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: paymentStyles }]

/** Shows what the ledger says of a payment; what the address says of it is not believed. */
export async function loader(args: LoaderFunctionArgs) {
  const { language } = readVisitor(args)
  const [result, i18n] = await Promise.all([loadResult(args), i18nFor(language)])
  const { screen } = result.verdict
  const t = i18n.getFixedT(language, 'payments')
  const title = screen === 'guest' ? 'unknown' : screen === 'credited' ? 'paid' : screen
  return { ...result, title: t(`result.${title}`) }
}

export const meta = metaOf<typeof loader>((page) => ({ title: page.title, canonical: PATH, hidden: true }))

export default function PaymentResult() {
  const { title, ...data } = useLoaderData<typeof loader>()
  return (
    <div className="narrow">
      <Result data={data} title={title} />
    </div>
  )
}
