import type pg from 'pg'
import { createReminderJob } from '~backend/account-leads/reminder-job'
import { createAccountWebhookJob } from '~backend/account-leads/webhook-job'
import { createAskingPricesJob } from '~backend/asking-prices/asking-prices-job'
import { createWebhookJob } from '~backend/desk/webhooks/webhook-job'
import { createRetrainingJob } from '~backend/estimate/retraining-job'
import { createStatementEstimatesJob } from '~backend/estimate/statement-estimates'
import { createExchangeRateJob } from '~backend/exchange-rates/lookup-job'
import { createNationalBank } from '~backend/exchange-rates/national-bank'
import { createFreshnessJob } from '~backend/freshness/freshness-job'
import { createRecoveriesJob } from '~backend/identity/account-recoveries'
import { createGazetteer } from '~backend/locations/gazetteer'
import { StreetFinder } from '~backend/locations/street-finder'
import type { DeliveryContext } from '~backend/messages/delivery/send-messages'
import { createSendingJobs } from '~backend/messages/delivery/sending-job'
import type { PaymentContext } from '~backend/payments/payment-context'
import { createReconciliationJob } from '~backend/payments/reconciliation-job'
import type { OpenDatabase } from '~backend/platform/db/open-database'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { createPublicFiguresJob } from '~backend/platform/public-figures'
import type { WorkerPool } from '~backend/platform/worker-pool'
import { createGroupingJob } from '~backend/same-homes/grouping-job'
import { createNewStatementsJob } from '~backend/saved-searches/new-statements-job'
import { createPushJob } from '~backend/saved-searches/push-job'
import { createSearchTextParser } from '~backend/search/search-text'
import { qualityFigures } from '~backend/statement-quality/routes'
import { createEndingStatementsJob } from '~backend/statements/ending-statements'
import { createStayRemindersJob } from '~backend/stays/reminders-job'
import { trustFigures } from '~backend/trust/routes'
import { createViewingsJob } from '~backend/viewings/viewings-job'
import { createWalkingTimesJob } from '~backend/walking/walking-times-job'
import { createPriceReductionsJob } from '~backend/watched-prices/price-reductions-job'
import type { BackendOptions } from './backend-options'
import { createExpiryJob, type ExpiryTask } from './expiry-job'
import { createOrphanFilesJob } from './orphan-files-job'

interface JobContext {
  pool: pg.Pool
  /** Connection settings for worker threads, which cannot share the pool. */
  connection: OpenDatabase['connection']
  readLong: OpenDatabase['readLong']
  workers: WorkerPool<typeof import('./worker')>
  paymentContext: PaymentContext
  delivery: DeliveryContext
  folders: { uploads: string; formFiles: string; walkingNetworks: string }
  demoExpiry: readonly ExpiryTask[]
}

/** Creates the recurring jobs of the backend. */
export function createBackendJobs(
  { pool, connection, readLong, workers, paymentContext, delivery, folders, demoExpiry }: JobContext,
  { log, databaseReadUrl, leadWebhook, push, exchangeRatesUrl }: BackendOptions,
): Job[] {
  const parseSearchText = createSearchTextParser(createGazetteer(pool, new StreetFinder(pool)))
  return [
    createExpiryJob(pool, demoExpiry),
    createRetrainingJob(pool, log, async (signal) => {
      // Worker threads cannot log the read database, so it is resolved here once.
      await readLong(async () => {})
      return workers.run('retrainEstimates', { connection, replica: databaseReadUrl }, signal)
    }),
    createStatementEstimatesJob(pool, log, (signal) =>
      workers.run('estimateFlatsForSale', { connection }, signal),
    ),
    createWalkingTimesJob(log, (signal) =>
      workers.run('measureWalkingMinutes', { connection, networks: folders.walkingNetworks }, signal),
    ),
    createReconciliationJob(paymentContext),
    createOrphanFilesJob(pool, folders, log),
    createPublicFiguresJob({ pool, readLong }, [trustFigures, qualityFigures]),
    createAskingPricesJob({ pool, readLong }),
    ...createSendingJobs(delivery),
    createEndingStatementsJob(pool),
    createFreshnessJob(pool),
    createGroupingJob(pool),
    createWebhookJob({ pool, log, receiver: leadWebhook }),
    createAccountWebhookJob({ pool, log }),
    createReminderJob(pool),
    createNewStatementsJob(pool, parseSearchText),
    createPushJob({ pool, log, push }),
    createPriceReductionsJob(pool),
    createViewingsJob(pool),
    createStayRemindersJob(pool),
    createRecoveriesJob(pool, log),
    createExchangeRateJob(pool, log, exchangeRatesUrl ? createNationalBank(exchangeRatesUrl) : undefined),
  ]
}
