import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { Dialog } from '~/ui/dialog'
import { SisterSiteLogo } from './sister-site-logo'

interface SisterSitesDialogProps {
  data: {
    sites: { name: string; href: string; logo: string }[]
    /** Current URL without `companies`. */
    closeHref: string
  }
}

export function SisterSitesDialog({ data: { sites, closeHref } }: SisterSitesDialogProps) {
  const { t } = useTranslation(['navigation', 'layout', 'ui'])
  const { lightMode } = usePage()
  return (
    <Dialog
      id="companies"
      size="small"
      title={t('navigation:sister_sites')}
      closeHref={closeHref}
      closeLabel={t('ui:close')}
    >
      <ul className="companies">
        {sites.map(({ name, href, logo }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener">
              {lightMode ? null : <SisterSiteLogo src={logo} large />}
              {name}
              <span className="visually-hidden"> ({t('layout:footer.external')})</span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
