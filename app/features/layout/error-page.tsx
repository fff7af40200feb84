import { useTranslation } from 'react-i18next'
import type { SendAgain } from '~/forms/unsent-form'
import type { LinkItem } from '~/page/layout-data'
import { Button, ButtonLink } from '~/ui/button'
import { GatePage } from '~/ui/gate-page'
import { TextField } from '~/ui/text-field'

export type ErrorPageProps = {
  status: number
  /** Error key, such as `errors.statement_not_found`; unknown keys get a general text. */
  message?: string
  text?: string | undefined
  homeHref: string
  /** URL of the same page, if retrying may help. */
  retryHref?: string
  /** Renders the form whose submission failed, to be sent again. */
  SendAgain?: SendAgain | undefined
  /** URL of the search form, on a page that was not found. */
  searchAction?: string
  links?: LinkItem[]
  /** Request id, for support. */
  reference?: string
}

/** Renders an error without upstream calls, so it works when everything else is down. */
export function ErrorPage({
  status,
  message,
  text,
  homeHref,
  retryHref,
  SendAgain,
  searchAction,
  links = [],
  reference,
}: ErrorPageProps) {
  const { t } = useTranslation('errors')
  const messageKey = getErrorMessageKey(status, message)
  const hasNextStep = [searchAction, retryHref, SendAgain].some((step) => step !== undefined)
  const homeLink = (
    <ButtonLink icon="home" variant={hasNextStep ? 'default' : 'main'} href={homeHref}>
      {t('back_home')}
    </ButtonLink>
  )
  return (
    <GatePage
      title={t(TITLE_KEYS[messageKey] ?? 'page_title')}
      above={<p className="dim">{t('status', { status })}</p>}
    >
      <p className="lead">{text ?? t(messageKey)}</p>
      {searchAction ? <ErrorSearchForm action={searchAction} /> : null}
      {SendAgain ? (
        <SendAgain>{homeLink}</SendAgain>
      ) : (
        <p className="row">
          {retryHref ? (
            <ButtonLink icon="refresh" variant="main" href={retryHref}>
              {t('try_again')}
            </ButtonLink>
          ) : null}
          {homeLink}
        </p>
      )}
      {links.length ? (
        <nav className="row sm" aria-label={t('try_also')}>
          <span className="dim">{t('try_also')}</span>{' '}
          {links.slice(0, 3).map(({ href, label }) => (
            <a key={href} className="more" href={href}>
              {`${label} `}
            </a>
          ))}
        </nav>
      ) : null}
      {reference ? <p className="dim sm">{t('reference', { reference })}</p> : null}
    </GatePage>
  )
}

function ErrorSearchForm({ action }: { action: string }) {
  const { t } = useTranslation('errors')
  return (
    <form method="get" action={action} className="search-line">
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

type ErrorMessageKey = keyof typeof import('~locales/ka/errors.json')

const KEYS_BY_MESSAGE: Readonly<Record<string, ErrorMessageKey>> = {
  'errors.page_desc': 'page_desc',
  'errors.statement_not_found': 'statement_not_found',
  'errors.not_yours': 'not_yours',
}

const KEYS_BY_STATUS: Readonly<Record<number, ErrorMessageKey>> = {
  400: 'broken',
  403: 'forbidden',
  404: 'page_desc',
  405: 'broken',
  415: 'broken',
  429: 'too_often',
  502: 'unreachable',
  503: 'unreachable',
  504: 'unreachable',
}

/** Titles that say more than that the page cannot be shown. */
const TITLE_KEYS: Partial<Record<ErrorMessageKey, ErrorMessageKey>> = {
  page_desc: 'not_found_title',
  statement_not_found: 'statement_gone_title',
}

/** Returns the key by message, else by status, else of a general text. */
function getErrorMessageKey(status: number, message = ''): ErrorMessageKey {
  return KEYS_BY_MESSAGE[message] ?? KEYS_BY_STATUS[status] ?? 'generic'
}
