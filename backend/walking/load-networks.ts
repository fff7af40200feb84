import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { buildNetwork, type WalkingNetwork } from './network'
import { CITIES, type City, type StoredNetwork } from './stored-network'

/** Loads the networks. Blocks the thread for most of a second. */
export function loadNetworks(folder: string): WalkingNetwork[] {
  return CITIES.map((city) => loadNetwork(folder, city))
}

export function loadNetwork(folder: string, city: City): WalkingNetwork {
  const packed = readFileSync(`${folder}/${city}.json.br`)
  const stored: StoredNetwork = JSON.parse(brotliDecompressSync(packed).toString())
  return buildNetwork(stored)
}
