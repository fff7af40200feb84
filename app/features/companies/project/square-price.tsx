import { useTranslation } from 'react-i18next'
import { CurrencySwitch } from '~/features/currency'
import { toLoanOpening } from '~/features/loan'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import type { ProjectDetails } from '~/upstream/projects.server'
import type { Currency } from '~contract/currencies'
import { formatSquarePriceRange } from './format'

export function SquarePrice({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation('companies')
  const { language, currency: chosen } = usePage()
  const order: Currency[] = chosen === 'gel' ? ['gel', 'usd'] : ['usd', 'gel']
  const [first, second] = order.map((currency) => formatSquarePriceRange(project, currency, language))
  return (
    <div className="panel price-box">
      <p className="mute sm">{t('per_square')}</p>
      {first ? <p className="price">{first}</p> : <p>{t('no_price')}</p>}
      {second ? <p className="other-price">{second}</p> : null}
      <div className="row">
        <CurrencySwitch chosen={chosen} />
        <MortgageLink project={project} />
      </div>
    </div>
  )
}

/** Links to the loan calculator, prefilled with the price of the smallest flat. */
function MortgageLink({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation('companies')
  const { layout, currency } = usePage()
  const prices = project.layouts.flatMap(({ price }) => price[currency]?.total ?? [])
  const url = new URL(layout.currentHref, 'http://here.invalid')
  for (const [name, value] of Object.entries(toLoanOpening(currency))) url.searchParams.set(name, value)
  if (prices.length > 0) url.searchParams.set('loan_price', String(Math.min(...prices)))
  return (
    <ButtonLink href={url.pathname + url.search} icon="percent" rel="nofollow">
      {t('mortgage')}
    </ButtonLink>
  )
}
