import { useTranslation } from 'react-i18next'
import { ButtonLink } from '~/ui/button'
import { useFormatPackagePrice } from '../use-format-package-price'
import type { LandingData } from './loader.server'

export function PackageList({ data: { packages, orderHrefs } }: { data: LandingData }) {
  const { t } = useTranslation('services')
  const priceOf = useFormatPackagePrice()
  if (packages.length === 0) return null
  return (
    <section className="section" id="packages">
      <h2>{t('landing.packages')}</h2>
      <ul className="packages">
        {packages.map((one) => {
          const { price, notes } = priceOf(one)
          return (
            <li key={one.id} className="panel">
              <h3>{one.name}</h3>
              {one.description ? <p className="mute sm">{one.description}</p> : null}
              <p className="price">{price}</p>
              <ul className="mute sm">
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
              <ButtonLink href={orderHrefs[one.id] ?? ''} rel="nofollow">
                {t('landing.order')}
                <span className="visually-hidden">: {one.name}</span>
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
