import { records } from 'virtual:records/clients'

/** The trusted-by strip (spec §2.5): `clients.yaml`. */
export const clients = records
