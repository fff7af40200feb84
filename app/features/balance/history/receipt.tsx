import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { FactSheet } from '~/ui/fact-sheet'
import { PAYMENTS_PATH } from '../urls'
import type { ReceiptData } from './receipt.server'

export function Receipt({ receipt: { title, brand, fileHref, seller, payment } }: { receipt: ReceiptData }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  return (
    <section className="receipt stack">
      <h1>{title}</h1>
      <p className="mute">{brand}</p>
      <FactSheet facts={[...seller, ...payment]} />
      <div className="row">
        <ButtonLink variant="main" icon="document" href={fileHref} download>
          {t('receipt.file')}
        </ButtonLink>
        <Button type="button" icon="print" hidden data-enhance="print-button">
          {t('receipt.print')}
        </Button>
        <ButtonLink href={toLocalizedPath(PAYMENTS_PATH, language)}>{t('receipt.back')}</ButtonLink>
      </div>
    </section>
  )
}
