import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '~/ui/button'
import { TextField } from '~/ui/text-field'
import type { ShellLink } from './shell-data'

export type ErrorPageProps = {
  status: number
  /** The key the failure was raised with, such as `errors.statement_not_found`; unknown ones get the general words. */
  message?: string
  homeHref: string
  /** Where a search goes, when offering one helps: a page that is not there. */
  searchAction?: string
  /** Up to three places to try instead. */
  links?: ShellLink[]
  /** For the log: what a caller can tell the support. */
  reference?: string
}

/** The content of a page that could not be shown. It needs no call, so it works when everything else is down. */
export function ErrorPage({
  status,
  message,
  homeHref,
  searchAction,
  links = [],
  reference,
}: ErrorPageProps) {
  const { t } = useTranslation('errors')
  return (
    <div className="wrap lost">
      <img src="/img/gate.svg" width={720} height={300} alt="" />
      <div className="stack">
        <p className="dim">{t('status', { status })}</p>
        <h1>{t('page_title')}</h1>
        <p className="lead">{t(descriptionKey(status, message))}</p>
        {searchAction ? <SearchLine action={searchAction} /> : null}
        <p className="row">
          <ButtonLink icon="home" variant={searchAction ? 'default' : 'main'} href={homeHref}>
            {t('back_home')}
          </ButtonLink>
        </p>
        {links.length ? (
          <nav className="row sm" aria-label={t('try_also')}>
            <span className="dim">{t('try_also')}</span>
            {links.slice(0, 3).map(({ href, label }) => (
              <a key={href} className="more" href={href}>
                {label}
              </a>
            ))}
          </nav>
        ) : null}
        {reference ? <p className="dim sm">{t('reference', { reference })}</p> : null}
      </div>
    </div>
  )
}

function SearchLine({ action }: { action: string }) {
  const { t } = useTranslation('errors')
  return (
    <form method="get" action={action} className="ask-line">
      <TextField
        id="error-q"
        name="q"
        type="search"
        label={t('search_label')}
        placeholder={t('search_example')}
      />
      <Button variant="main" icon="search">
        {t('search')}
      </Button>
    </form>
  )
}

/** Three messages are told as they are; anything else is told in general words. */
function descriptionKey(status: number, message: string | undefined) {
  if (message === 'errors.page_desc') return 'page_desc'
  if (message === 'errors.statement_not_found') return 'statement_not_found'
  if (message === 'errors.not_yours') return 'not_yours'
  if (status === 405) return 'not_allowed'
  if (status === 413) return 'too_large'
  return status === 429 ? 'too_often' : 'generic'
}
