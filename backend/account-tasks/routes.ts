import { Router } from 'express'
import { countNewLeads } from '~backend/account-leads/store'
import { countDeskRows } from '~backend/desk/overview/count-desk-rows'
import type { Db } from '~backend/platform/db/pool'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { ACCOUNT_TASKS } from '~contract/account-tasks'
import { accountEndpoints } from '~contract/endpoints/accounts'
import { findAccountState, listTasks } from './store'

export function accountTaskRoutes(db: Db): Router {
  const router = Router()

  mountEndpoint(router, accountEndpoints.tasks, async ({ userId }) => {
    const [tasks, account, newLeads] = await Promise.all([
      listTasks(db, userId),
      findAccountState(db, userId),
      countNewLeads(db, userId),
    ])
    return {
      tasks: ACCOUNT_TASKS.flatMap((name) => tasks.filter((task) => task.name === name)),
      new_leads: newLeads,
      company: account?.isCompany
        ? { awaits_confirmation: account.awaitsConfirmation, missing: account.missing }
        : null,
      desk: account?.isOperator ? await countDeskRows(db) : null,
    }
  })

  return router
}
