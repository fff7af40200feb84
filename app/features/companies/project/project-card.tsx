import { useTranslation } from 'react-i18next'
import { formatDelivery, getLogoFile, projectHref } from '~/features/statement-owner'
import { StatementPhoto } from '~/features/statements'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { Card, CardTitle } from '~/ui/card'
import { joinFacts } from '~/ui/join-facts'
import type { Project } from '~/upstream/projects.server'
import { toReaderName } from '~contract/values/reader-name'
import { formatProjectPlace, formatSquarePrices } from './format'

interface ProjectCardProps {
  project: Project
  first?: boolean
  level?: 'h2' | 'h3'
  isOfDeveloper?: boolean
}

export function ProjectCard({ project, first, level = 'h2', isOfDeveloper }: ProjectCardProps) {
  const { t } = useTranslation('companies')
  const { t: statementT } = useTranslation('statement')
  const { language, currency, lightMode } = usePage()
  const logo = project.developer?.logo
  const [price, other] = formatSquarePrices(project, currency, { t, language })
  return (
    <Card as="li" photo={<ProjectPhoto project={project} first={first ?? false} />}>
      {price ? (
        <p className="money">
          {price} {other ? <span className="other-price">{other}</span> : null}
        </p>
      ) : null}
      <CardTitle href={projectHref(project.key, language)} level={level}>
        {project.name}
      </CardTitle>
      <p className="mute sm">{formatProjectPlace(project)}</p>
      <p className="facts">{formatDelivery(project, { t, language })}</p>
      {isOfDeveloper ? null : (
        <p className="dim xs">
          {logo && !lightMode ? (
            <img
              className="owner-picture"
              src={getLogoFile(logo)}
              alt=""
              width="20"
              height="20"
              loading="lazy"
            />
          ) : null}
          {joinFacts([
            toReaderName(project.developer?.name ?? '', language),
            project.developer?.isUnconfirmed && statementT('owner_unconfirmed'),
          ])}
        </p>
      )}
    </Card>
  )
}

function ProjectPhoto({ project, first }: { project: Project; first: boolean }) {
  const { t } = useTranslation('companies')
  return (
    <StatementPhoto image={project.images[0]} first={first}>
      {project.status === 'under_construction' ? (
        <div className="badges">
          <Badge tone="paper">{t('states.under_construction')}</Badge>
        </div>
      ) : null}
    </StatementPhoto>
  )
}
