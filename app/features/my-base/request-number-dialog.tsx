import { useTranslation } from 'react-i18next'
import { formatLari, topUpHref } from '~/features/balance'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import type { MyBaseData } from './loader.server'
import { myBaseUrl } from './urls'
import { useDescribeSearchRequest } from './use-describe-search-request'

export function RequestNumberDialog({ data }: { data: unknown }) {
  const { t } = useTranslation(['my-base', 'ui'])
  const { language } = usePage()
  const { question, query, numberPrice, ...dictionaries } = data as MyBaseData
  const describeRequest = useDescribeSearchRequest(dictionaries)
  if (!question) return null
  const listUrl = toLocalizedPath(myBaseUrl(query), language)
  const { client, balance } = question
  const isEnough = balance === undefined || balance >= numberPrice
  return (
    <Dialog
      id="ask"
      size="small"
      title={t('my-base:number_request.title')}
      summary={describeRequest(client).title}
      closeHref={listUrl}
      closeLabel={t('ui:close')}
    >
      <form className="stack" method="post" action={listUrl}>
        <p>{t('my-base:number_request.text', { price: formatLari(numberPrice, language) })}</p>
        {balance === undefined ? null : (
          <p>{t('my-base:number_request.balance', { balance: formatLari(balance, language) })}</p>
        )}
        <input type="hidden" name="client" value={client.id} />
        {isEnough ? (
          <Button variant="main" wide icon="phone" name="intent" value="ask">
            {t('my-base:number_request.pay', { price: formatLari(numberPrice, language) })}
          </Button>
        ) : (
          <ButtonLink variant="main" wide icon="plus" href={topUpHref(listUrl)} rel="nofollow">
            {t('my-base:number_request.top_up')}
          </ButtonLink>
        )}
        <ButtonLink variant="plain" wide href={listUrl}>
          {t('my-base:number_request.cancel')}
        </ButtonLink>
      </form>
    </Dialog>
  )
}
