import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { formatMonth } from '~/i18n/format-month'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { Button, ButtonLink } from '~/ui/button'
import { FactSheet } from '~/ui/fact-sheet'
import { SelectField } from '~/ui/select'
import { listMonths } from '../history/months'
import paymentStyles from '../payments.css?url'
import { MONTHLY_PATH, monthlyCsvPath, monthlyPath, monthlyPdfPath, PAYMENTS_PATH } from '../urls'
import { loadMonthly } from './load-monthly.server'
import { PurchaseTable } from './purchase-table'

export const loader = (args: LoaderFunctionArgs) => loadMonthly(args)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: paymentStyles }]

export const action = pageAction()

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: page.month === page.thisMonth ? MONTHLY_PATH : monthlyPath(page.month),
  noIndex: true,
}))

/** Renders the purchases of a month with seller and buyer, to be printed or kept as a CSV or PDF file. */
export default function MonthlyPurchases() {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const page = useLoaderData<typeof loader>()
  const { title, month, thisMonth, payments, seller, buyer } = page
  return (
    <section className="receipt purchases stack">
      <h1>{title}</h1>
      <p>
        <b>{formatMonth(month, language)}</b>
      </p>
      <form method="get" action={toLocalizedPath(MONTHLY_PATH, language)} className="pay-filter">
        <SelectField
          id="purchases-month"
          name="month"
          label={t('page.month')}
          defaultValue={month}
          options={listMonths(thisMonth, month).map((one) => ({
            value: one,
            label: formatMonth(one, language),
          }))}
        />
        <Button>{t('page.show')}</Button>
      </form>
      <FactSheet facts={[...seller, ...buyer]} />
      {payments.length === 0 ? <p>{t('monthly.none')}</p> : <PurchaseTable page={page} />}
      <div className="row">
        {payments.length > 0 ? (
          <>
            <ButtonLink icon="document" href={toLocalizedPath(monthlyCsvPath(month), language)} download>
              {t('monthly.file')}
            </ButtonLink>
            <ButtonLink icon="document" href={toLocalizedPath(monthlyPdfPath(month), language)} download>
              {t('receipt.file')}
            </ButtonLink>
          </>
        ) : null}
        <Button type="button" icon="print" hidden data-enhance="print-button">
          {t('receipt.print')}
        </Button>
        <ButtonLink href={toLocalizedPath(PAYMENTS_PATH, language)}>{t('receipt.back')}</ButtonLink>
      </div>
    </section>
  )
}
