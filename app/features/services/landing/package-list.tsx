import { useTranslation } from 'react-i18next'
import { ButtonLink } from '~/ui/button'
import type { ServicePackage } from '~/upstream/services.server'
import { groupPackages } from '../group-packages'
import { useFormatPackagePrice } from '../use-format-package-price'
import type { LandingData } from './loader.server'

export function PackageList({ data: { packages, orderHrefs } }: { data: LandingData }) {
  const { t } = useTranslation('services')
  if (packages.length === 0) return null
  return (
    <section className="section" id="packages">
      <h2>{t('landing.packages')}</h2>
      <ul className="packages">
        {groupPackages(packages).map(({ tier, description, packages: [first, ...others] }) => (
          <li key={first.id} className="panel">
            {others.length > 0 ? (
              <>
                {tier ? <h3>{tier}</h3> : null}
                <p className="mute sm">{description}</p>
                <ul className="terms">
                  {[first, ...others].map((one) => (
                    <li key={one.id}>
                      <PackageOffer offered={one} orderHref={orderHrefs[one.id] ?? ''} />
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <PackageOffer
                offered={first}
                description={description}
                orderHref={orderHrefs[first.id] ?? ''}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PackageOfferProps {
  offered: ServicePackage
  description?: string | undefined
  orderHref: string
}

function PackageOffer({ offered, description, orderHref }: PackageOfferProps) {
  const { t } = useTranslation('services')
  const { price, notes } = useFormatPackagePrice()(offered)
  return (
    <>
      <h3>{offered.name}</h3>
      {description ? <p className="mute sm">{description}</p> : null}
      <p className="price">{price}</p>
      <ul className="mute sm">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <ButtonLink href={orderHref} rel="nofollow">
        {t('landing.order')}
        <span className="visually-hidden">: {offered.name}</span>
      </ButtonLink>
    </>
  )
}
