let isForeign = false;

/** Whether ids are those of another host (`API_URL`), which may use any; ours are UUIDs. */
export const hasForeignIds = (): boolean => isForeign;

export const allowForeignIds = (): void => {
  isForeign = true;
};
