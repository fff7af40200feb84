import sheet from './estimate.css?url'

/** Loaded only by the estimator's pages and its dialog. */
export function EstimateStylesheet() {
  return <link rel="stylesheet" href={sheet} />
}
