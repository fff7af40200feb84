import type { LinksFunction, LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ExchangeRateNote } from '~/features/currency'
import { pageAction } from '~/features/dialogs/index.server'
import { ComparisonTable, formatTerm, MAX_NUMBER_TEXT_LENGTH, StressTable } from '~/features/loan'
import { PURSE_PATH } from '~/features/purse'
import { formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { Button } from '~/ui/button'
import { NumberField } from '~/ui/number-field'
import { SelectField } from '~/ui/select'
import { Table } from '~/ui/table'
import { TextPage } from '~/ui/text-page'
import textSheet from '~/ui/text-page.css?url'
import { UnreachablePart } from '~/ui/unreachable-part'
import { CURRENCIES, CURRENCY_IDS, CURRENCY_SIGNS } from '~contract/currencies'
import { formatMoney } from '../prices'
import { COST_UNITS, type CostField } from './assumptions'
import type { Amounts } from './cost-sheet'
import sheet from './home-costs.css?url'
import { loadCosts } from './loader.server'
import { toDefaultParam } from './typed-costs'
import { PRICE_PARAM, PRICED_PARAM } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadCosts(args)

export const action = pageAction()

export const meta = createMeta<typeof loader>((page) => page)

export const links: LinksFunction = () => [textSheet, sheet].map((href) => ({ rel: 'stylesheet', href }))

type PageData = SerializeFrom<typeof loader>

export default function HomeCostsPage() {
  const { t } = useTranslation('home-costs')
  const data = useLoaderData<typeof loader>()
  const { language } = usePage()
  const { title, description, statementHref, page, rate, calculator, kind } = data
  return (
    <TextPage title={title} lead={description}>
      <p>
        <a href={statementHref}>{t('back')}</a>
      </p>
      {rate ? <Groups data={data} /> : <UnreachablePart retryHref={page.path} />}
      <CostForm data={data} />
      {calculator ? (
        <>
          <StressTable calculation={calculator.calculation} isCollapsible={false} />
          <ComparisonTable data={calculator} page={page} isCollapsible={false} />
        </>
      ) : null}
      {kind === 'sale' ? (
        <p>
          <a href={toLocalizedPath(PURSE_PATH, language)}>{t('purse')}</a>
        </p>
      ) : null}
      {rate && !calculator ? (
        <p className="xs dim">
          <ExchangeRateNote rate={rate} />
        </p>
      ) : null}
    </TextPage>
  )
}

/** Renders the lines and their sums, or what has to be corrected first. */
function Groups({ data: { sheet: costs, kind } }: { data: PageData }) {
  const { t } = useTranslation('home-costs')
  const { t: loan } = useTranslation('loan')
  if (!costs) return <p role="status">{t('correct')}</p>
  const { groups, missing, months } = costs
  return (
    <>
      {groups.map(({ name, lines, total }) => {
        const heading = t(`groups.${name}`, { period: formatTerm(months, loan) })
        return (
          <section key={name} id={name}>
            <h2>{heading}</h2>
            <Table
              caption={heading}
              rows={[...lines, { name: 'total' as const, amounts: total }]}
              rowKey={(row) => row.name}
              columns={[
                {
                  key: 'line',
                  head: t('head.line'),
                  cell: (row) => (row.name === 'total' ? <b>{t('total')}</b> : t(`lines.${row.name}`)),
                },
                {
                  key: 'sum',
                  head: t('head.sum'),
                  number: true,
                  cell: (row) => <BothAmounts amounts={row.amounts} isTotal={row.name === 'total'} />,
                },
              ]}
            />
          </section>
        )
      })}
      {missing.length > 0 ? (
        <p>{t('missing', { names: missing.map((name) => t(`fields.${name}`)).join(', ') })}</p>
      ) : null}
      <p className="mute sm">{t(`notes.${kind}`)}</p>
    </>
  )
}

/** Renders the visitor's currency first. */
function BothAmounts({ amounts, isTotal }: { amounts: Amounts; isTotal: boolean }) {
  const { language, currency } = usePage()
  const other = CURRENCIES.find((each) => each !== currency) ?? currency
  const first = formatMoney(amounts[currency], currency, language)
  return (
    <>
      <span className="nowrap">{isTotal ? <b>{first}</b> : first}</span>{' '}
      <small className="mute">{formatMoney(amounts[other], other, language)}</small>
    </>
  )
}

/** Renders every assumption as a field with its source; works without script. */
function CostForm({ data }: { data: PageData }) {
  const { t } = useTranslation('home-costs')
  const { language, currency } = usePage()
  const { page, price, fields, calculator, kind } = data
  const toText = (value: string | number | undefined) =>
    typeof value === 'number' ? formatNumber(value, language, 2) : value
  const toUnit = (unit: (typeof COST_UNITS)[CostField]) =>
    unit === 'm2' ? t('square_meter') : UNIT_SIGNS[unit]
  return (
    <form className="cost-form" method="get" action={page.path} aria-labelledby="assumptions">
      <h2 id="assumptions">{t('form')}</h2>
      <p className="sm mute">{t('form_note')}</p>
      <input type="hidden" name={PRICED_PARAM} value={CURRENCY_IDS[currency]} />
      <div className="cost-fields">
        <NumberField
          id="cost-price"
          name={PRICE_PARAM}
          label={t(`price.${kind}`)}
          hint={t('sources.statement')}
          unit={CURRENCY_SIGNS[currency]}
          maxLength={MAX_NUMBER_TEXT_LENGTH}
          defaultValue={toText(price.typed)}
          {...(price.error && { error: t(`errors.price_${price.error}`) })}
        />
        {fields.map(({ name, value, source }) =>
          source === 'bank' || source === 'tbc' ? (
            <input key={name} type="hidden" name={toDefaultParam(name)} value={toText(value)} />
          ) : null,
        )}
        {fields.map(({ name, value, invalid, source }) => (
          <NumberField
            key={name}
            id={`cost-${name}`}
            name={name}
            label={t(`fields.${name}`)}
            hint={
              source
                ? t(`sources.${source}`)
                : value === undefined && invalid === undefined
                  ? t('sources.none')
                  : t('sources.typed')
            }
            unit={toUnit(COST_UNITS[name])}
            decimals
            maxLength={MAX_NUMBER_TEXT_LENGTH}
            defaultValue={toText(invalid ?? value)}
            {...(invalid !== undefined && { error: t(`errors.${COST_UNITS[name]}`) })}
          />
        ))}
        {calculator ? <LoanFields calculator={calculator} /> : null}
      </div>
      <Button>{t('recalculate')}</Button>
    </form>
  )
}

const UNIT_SIGNS: Record<Exclude<(typeof COST_UNITS)[CostField], 'm2'>, string> = {
  usd: CURRENCY_SIGNS.usd,
  gel: CURRENCY_SIGNS.gel,
  percent: '%',
}

/** Renders the terms of the loan: the bank, its currency, the down payment and the term. */
function LoanFields({ calculator }: { calculator: NonNullable<PageData['calculator']> }) {
  const { t } = useTranslation(['loan', 'home-costs'])
  const { language } = usePage()
  const { calculation, banks, currencies } = calculator
  const { bank, currency, percent, months, percentBounds, monthBounds, adjusted, invalid } = calculation
  const term = { from: monthBounds.min, to: monthBounds.max }
  const own = { min: percentBounds.min }
  const percentError = invalid.percent === undefined ? undefined : t('percent_invalid', own)
  const termError = invalid.months === undefined ? undefined : t('term_invalid', term)
  const shownPercent = invalid.percent ?? adjusted.percent ?? percent
  return (
    <>
      <SelectField
        id="cost-bank"
        name="loan_bank"
        label={t('bank')}
        hint={
          bank.ratesOfYear ? t('rates_of_year', { year: bank.ratesOfYear }) : t('home-costs:sources.bank')
        }
        options={banks.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={bank.id}
      />
      <SelectField
        id="cost-currency"
        name="loan_currency"
        label={t('currency')}
        options={currencies
          .filter(({ id }) => CURRENCIES.some((each) => CURRENCY_IDS[each] === id))
          .map(({ id, name, symbol }) => ({ value: id, label: `${symbol} ${name}` }))}
        defaultValue={currency.id}
      />
      <NumberField
        id="loan-percent"
        name="loan_percent"
        label={t('down_payment')}
        hint={t('down_payment_hint', own)}
        unit="%"
        decimals
        maxLength={MAX_NUMBER_TEXT_LENGTH}
        defaultValue={
          typeof shownPercent === 'number' ? formatNumber(shownPercent, language, 2) : shownPercent
        }
        error={percentError ?? (adjusted.percent === undefined ? undefined : t('down_payment_error', own))}
      />
      <NumberField
        id="loan-month"
        name="loan_month"
        label={t('term')}
        hint={t('term_hint', term)}
        unit={t('month_unit')}
        maxLength={MAX_NUMBER_TEXT_LENGTH}
        defaultValue={invalid.months ?? adjusted.months ?? months}
        error={termError ?? (adjusted.months === undefined ? undefined : t('term_error', term))}
      />
    </>
  )
}
