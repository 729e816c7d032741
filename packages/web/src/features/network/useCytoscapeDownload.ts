import { useState } from 'react';
import { messageOf } from '../../api/ApiError.ts';
import { cytoscapeJson, type NetworkChoice } from '../../api/network.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { saveFile } from '../../ui/saveFile.ts';

/** Downloads the network as Cytoscape JSON. */
export function useCytoscapeDownload(request: RequestRef, options: NetworkChoice) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const text = await cytoscapeJson(request, options);
      saveFile('query.cyjs', new Blob([text], { type: 'application/json;charset=utf-8' }));
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, save: () => void save() };
}
