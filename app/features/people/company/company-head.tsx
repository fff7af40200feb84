import { usePage } from '../../../http/page'
import { nameLanguage } from '../../../i18n/name-language'
import { Picture } from '../../../ui/picture'
import type { SingleCompany } from '../../../upstream/companies.server'
import { Logo } from '../../owner'
import { pictureSources } from '../../statements'
import { useFigures } from '../lists/company-card'
import type { CompanyKind } from '../lists/orders'

const COVER_WIDEST = 1200

/** Who they are at a glance: the cover, the mark upon it, the name, how much they have. */
export function CompanyHead({ company, kind }: { company: SingleCompany; kind: CompanyKind }) {
  const { light } = usePage()
  const { name, logo, cover } = company
  return (
    <header className="co-head">
      {cover ? (
        <div className="co-cover">
          <Picture
            {...pictureSources(cover, COVER_WIDEST, light)}
            sizes="100vw"
            width={1200}
            height={900}
            alt=""
            first
          />
        </div>
      ) : null}
      <div className="co-name">
        <Logo name={name} picture={logo} large />
        <div>
          <h1 {...nameLanguage(name)}>{name}</h1>
          <p className="mute">{useFigures(company, kind)}</p>
        </div>
      </div>
    </header>
  )
}
