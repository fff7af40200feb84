import { defineDialog } from '~/page/dialog'
import { loadDeleteCard } from './delete-card.server'
import { DeleteCardDialog } from './delete-card-dialog'

/** The cards' own page takes the form. */
export const deleteCardDialog = defineDialog({
  async load(args) {
    const data = await loadDeleteCard(args)
    return data && { data }
  },
  View: DeleteCardDialog,
})
