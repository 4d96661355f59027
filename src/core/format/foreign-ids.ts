let isForeign = false;

/** True if ids belong to another host (`API_URL`), which may use any format; ours are UUIDs. */
export const hasForeignIds = (): boolean => isForeign;

export const allowForeignIds = (): void => {
  isForeign = true;
};
