import { findNewestModel, retrainModel } from '~backend/estimate/retrain-model'
import { toScoresJson } from '~backend/estimate/to-json'
import { withDatabase } from '../database'

/** `npm run estimate:fit`: retrains the model at once; the site does so daily. */
await withDatabase(async (pool) => {
  const id = await retrainModel(pool)
  const previousModel = await findNewestModel(pool)
  if (!id || !previousModel)
    throw new Error('There are too few flats for sale to train a model; nothing was changed.')
  const all = toScoresJson(previousModel.model.card).find(({ name }) => name === 'all')
  console.log(
    `Model ${previousModel.model.algorithm}.${id} of ${previousModel.model.offers} flats: median error ${all?.median_error} %, ` +
      `${all?.within_10} % within 10 %, ${all?.within_20} % within 20 %, ${all?.in_range} % in the 80 % range.`,
  )
}).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
