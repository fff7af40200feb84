import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { formatNumber } from '~/i18n/format'
import { formatId } from '~/i18n/format-id'
import { usePage } from '~/page/use-page'
import { Output } from '~/ui/output'
import type { OrderPageData } from './step-page.server'

export function OrderSummary({ data }: { data: OrderPageData }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const { steps, step, total, visitPrice } = data
  return (
    <section id="order-price" className="summary" aria-labelledby="order-summary">
      <h2 id="order-summary">{t('summary')}</h2>
      <dl>
        {steps.slice(0, -1).map(({ name, href }, at) => (
          <div key={name} className={at + 1 === step ? 'current' : undefined}>
            <dt>{t(`steps.${name}`)}</dt>
            <dd>
              <StepSummary data={data} name={name} />{' '}
              {href && at + 1 < step ? (
                <a href={href}>
                  {t('change')}
                  <span className="visually-hidden">: {t(`steps.${name}`)}</span>
                </a>
              ) : null}
            </dd>
          </div>
        ))}
        {visitPrice ? <VisitPrice price={visitPrice} /> : null}
        {data.priceLines.map((line) => (
          <PriceLineRow key={line.kind} line={line} />
        ))}
        <div className="total">
          <dt>{t('total')}</dt>
          <dd>
            {total === undefined ? (
              <span className="mute">{t('total_later')}</span>
            ) : (
              <Output name="total_price" value={total / 100} className="price">
                {formatLari(total, language)}
              </Output>
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** Renders the registry's fee, ours, and the tax on ours. */
function VisitPrice({ price }: { price: NonNullable<OrderPageData['visitPrice']> }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  return (['registerFee', 'serviceFee', 'vat'] as const).map((part) => (
    <div key={part}>
      <dt>{t(`visit_price.${part}`)}</dt>
      <dd>{formatLari(price[part], language)}</dd>
    </div>
  ))
}

function PriceLineRow({ line }: { line: OrderPageData['priceLines'][number] }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const name =
    'quantity' in line
      ? t(`price_lines.${line.kind}`, {
          quantity: formatNumber(line.quantity, language, 2),
          price: formatLari(line.price, language),
        })
      : t(`price_lines.${line.kind}`)
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatLari(line.sum, language)}</dd>
    </div>
  )
}

function StepSummary({ data, name }: { data: OrderPageData; name: OrderPageData['steps'][number]['name'] }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const { steps, step, chosen, answers, packages, packageId, isPackageChosen } = data
  const text = (answers[name] ?? []).filter(Boolean).join(' · ')
  if (text) return <span className="answered">{text}</span>
  if (name === 'package' && isPackageChosen)
    return <span>{packages.find(({ id }) => id === packageId)?.name}</span>
  const isOfStatements = name === 'statement' || name === 'statements' || name === 'property'
  if (isOfStatements && chosen.length > 0)
    return (
      <ul>
        {chosen.map(({ id, title }) => (
          <li key={id}>
            {title} <small className="mute nowrap">{formatId(id, language)}</small>
          </li>
        ))}
      </ul>
    )
  // Choices of the current step are not sent yet.
  const isCurrent = steps[step - 1]?.name === name
  return <span className="mute">{t(isCurrent ? 'this_step' : 'not_yet')}</span>
}
