import { useTranslation } from 'react-i18next'
import { Avatar } from '~/ui/avatar'
import { Dialog } from '~/ui/dialog'

interface SisterSitesDialogProps {
  data: {
    sites: { name: string; href: string }[]
    /** The current URL without `companies`. */
    closeHref: string
  }
}

export function SisterSitesDialog({ data: { sites, closeHref } }: SisterSitesDialogProps) {
  const { t } = useTranslation(['navigation', 'layout', 'ui'])
  return (
    <Dialog
      id="companies"
      size="small"
      title={t('navigation:sister_sites')}
      closeHref={closeHref}
      closeLabel={t('ui:close')}
    >
      <ul className="companies">
        {sites.map(({ name, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener">
              <Avatar name={name} shape="square" />
              {name}
              <span className="visually-hidden"> ({t('layout:footer.external')})</span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
