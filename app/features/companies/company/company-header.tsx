import { useTranslation } from 'react-i18next'
import { OwnerLogo } from '~/features/statement-owner'
import { pictureSources } from '~/features/statements'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { Picture } from '~/ui/picture'
import type { CompanyDetails } from '~/upstream/companies.server'
import type { CompanyType } from '~contract/companies'
import { toReaderName } from '~contract/values/reader-name'
import { useCompanyFigures } from '../lists/company-card'

const MAX_COVER_WIDTH = 1200

export function CompanyHeader({ company, kind }: { company: CompanyDetails; kind: CompanyType }) {
  const { t } = useTranslation('companies')
  const { language, lightMode } = usePage()
  const { name, logo, cover } = company
  return (
    <header className="co-head">
      {cover ? (
        <div className="company-cover">
          <Picture
            {...pictureSources(cover, { maxWidth: MAX_COVER_WIDTH, lightMode })}
            sizes="100vw"
            width={1200}
            height={900}
            alt=""
            isPriority
          />
        </div>
      ) : null}
      <div className="company-name">
        <OwnerLogo name={name} picture={logo} large />
        <div>
          <h1>{toReaderName(name, language)}</h1>
          <p className="mute">{useCompanyFigures(company, kind)}</p>
          {company.awaitsConfirmation ? <Badge tone="off">{t('unconfirmed')}</Badge> : null}
        </div>
      </div>
    </header>
  )
}
